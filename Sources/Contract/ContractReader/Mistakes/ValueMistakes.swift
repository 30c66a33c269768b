import ContractModel
import Diagnostics
import YAMLSource

/// Mistakes in single values.
extension Diagnostic {
  static func wrongKind(_ node: Node, wanted: String) -> Diagnostic {
    Diagnostic(
      "wrong-kind", "this is \(node.kindName), where \(wanted) is wanted", at: node.span.firstLine,
      help: "write \(wanted) here")
  }

  static func wrongForm(
    _ node: Node, _ text: String, wanted: String, example: String
  ) -> Diagnostic {
    Diagnostic(
      "wrong-form", "`\(text)` is not \(wanted)", at: node.span.firstLine,
      help: "write it as in: \(example)")
  }

  static func unknownWord(
    _ text: String, _ wanted: String, among words: [String], at span: Span
  ) -> Diagnostic {
    let nearest = Suggestions.nearest(to: text, among: words)
    return Diagnostic(
      "unknown-word", "`\(text)` is not \(wanted)", at: span,
      help: (nearest.map { "did you mean `\($0)`? " } ?? "")
        + "the words are \(words.map { "`\($0)`" }.joined(separator: ", "))")
  }

  static func ambiguousText(_ node: Node, _ text: String, _ other: String) -> Diagnostic {
    Diagnostic(
      "ambiguous-text", .note, "`\(text)` is a text here, and \(other) to other YAML readers",
      at: node.span, why: "tools that read the same file would not see the same value",
      help: "put it in quotes: \"\(text)\"")
  }

  static func twiceInList(_ text: Text, first: Span) -> Diagnostic {
    Diagnostic(
      "duplicate-item", "`\(text.value)` stands twice in this list", at: text.span,
      related: [RelatedPlace(first, "it stands here already")], help: "remove one of the two")
  }

  static func otherLanguageVersion(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "language-version", "this authgen reads version 1 of the contract language, not `\(text)`",
      at: span, help: "write `authcontract: 1`, or use a newer authgen")
  }

  static func emptyEnum(_ node: Node) -> Diagnostic {
    Diagnostic(
      "empty-enum", "an enum without values can hold nothing", at: node.span,
      help: "name at least one value: `enum: [active, deleted]`")
  }

  static func statusWithoutBody(_ status: Located<Int>) -> Diagnostic {
    Diagnostic(
      "status-without-body",
      "an answer with status \(status.value) has no body, and `returns` asks for one",
      at: status.span, help: "use status 200, or leave `returns` out")
  }

  static func leadsNowhere(_ at: Text, _ end: (wrong: String, choices: [String])) -> Diagnostic {
    let nearest = Suggestions.nearest(to: end.wrong, among: end.choices)
    let choices = end.choices.isEmpty ? "" : "there are \(Suggestions.list(end.choices))"
    return Diagnostic(
      "path-leads-nowhere",
      "`\(at.value)` names no part of this contract: there is no `\(end.wrong)`",
      at: at.span,
      help: (nearest.map { "did you mean `\($0)`? " } ?? "")
        + (choices.isEmpty ? "write the keys from the top, joined by dots" : choices))
  }
}

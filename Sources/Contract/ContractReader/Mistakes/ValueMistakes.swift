import ContractModel
import Diagnostics
import YAMLSource

/// Mistakes in single values.
extension Diagnostic {
  /// A list or a mapping where a word or text is wanted. `example` shows one, `words` are all that may stand.
  static func wrongKind(
    _ node: Node, wanted: String, example: String? = nil, among words: [String]? = nil
  ) -> Diagnostic {
    let help =
      node.onlyItem.map { "remove the brackets: \($0)" }
      ?? example.map { "for example: \($0)" }
      ?? words.map { "write one of \(Suggestions.list($0, of: 30))" } ?? "write \(wanted) here"
    return Diagnostic(
      "wrong-kind", "this is \(node.kindName), not \(wanted)", at: node.span.firstLine, help: help)
  }

  /// In the brackets of TypeScript or OpenAPI: `[Device]`.
  static func typeInBrackets(_ node: Node, _ type: String) -> Diagnostic {
    Diagnostic(
      "wrong-kind", "this is a list of YAML, not a type", at: node.span.firstLine,
      help: "write `list of \(type)`")
  }

  static func notAMap(_ node: Node, wanted: String, example: String) -> Diagnostic {
    Diagnostic(
      "wrong-kind", "this is \(node.kindName), not \(wanted)", at: node.span.firstLine,
      help: "for example: \(example)")
  }

  /// `table` is that of the list's items, where they are mappings.
  static func notAList(_ node: Node, _ key: String, of table: KeyTable?) -> Diagnostic {
    let words = node.scalar.map { [$0.text] } ?? node.entries.map(\.key.text)
    return Diagnostic(
      "wrong-kind", "`\(key)` must be a list, and this is \(node.kindName)",
      at: node.span.firstLine,
      help: table.map {
        "begin each item with `- `, followed by the keys of \($0.owner): "
          + Suggestions.list($0.names)
      } ?? "write `\(key): [\(words.joined(separator: ", "))]`")
  }

  static func wrongForm(
    _ node: Node, _ text: String, wanted: String, example: String
  ) -> Diagnostic {
    Diagnostic(
      "wrong-form", "`\(text)` isn't \(wanted)", at: node.span.firstLine,
      help: "for example: \(example)")
  }

  /// - Parameter longer: the same number of seconds in a larger unit.
  static func noUnit(_ node: Node, _ number: String, _ longer: String) -> Diagnostic {
    Diagnostic(
      "wrong-form", "`\(number)` has no unit", at: node.span.firstLine,
      help: "a duration needs one: `\(number)s`" + (longer == "\(number)s" ? "" : " or `\(longer)`")
    )
  }

  static func unknownWord(
    _ text: String, _ wanted: String, among words: [String], at span: Span
  ) -> Diagnostic {
    let all = words.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      "unknown-word", "`\(text)` isn't \(wanted)", at: span,
      help: Suggestions.question(for: text, among: words)
        + (words.count == 1 ? "the only value is \(all)" : "the values are \(all)"))
  }

  static func ambiguousText(_ node: Node, _ text: String, _ other: String) -> Diagnostic {
    Diagnostic(
      "ambiguous-text", .note, "other YAML parsers read `\(text)` as \(other), and authgen as text",
      at: node.span, why: "tools that parse the same file would see another value",
      help: "quote it: \"\(text)\"")
  }

  static func twiceInList(_ text: Text, first: Span) -> Diagnostic {
    Diagnostic(
      "duplicate-item", "`\(text.value)` appears twice in this list", at: text.span,
      related: [RelatedPlace(first, "the first is here")], help: "remove one of the two")
  }

  static func inTwoLists(_ text: Text, first: Span) -> Diagnostic {
    Diagnostic(
      "duplicate-item", "`\(text.value)` appears in two lists of the sign-out", at: text.span,
      related: [RelatedPlace(first, "the first is here")],
      why: "a sign-out clears a thing, asks about it or keeps it", help: "remove one of the two")
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

  static func statusWithoutBody(_ status: Located<Int>, isEnveloped: Bool) -> Diagnostic {
    isEnveloped
      ? Diagnostic(
        "status-without-body",
        "an answer with status \(status.value) has no body, but the server's `success` belongs in one",
        at: status.span, why: "a client could not tell the answer from a refusal",
        help: "use status 200, or leave `status` out")
      : Diagnostic(
        "status-without-body",
        "an answer with status \(status.value) has no body, and `returns` asks for one",
        at: status.span, help: "use status 200, or leave `returns` out")
  }

  static func unmarkedSuccess(_ status: Located<Int>, isEnveloped: Bool) -> Diagnostic {
    Diagnostic(
      "unmarked-success",
      isEnveloped
        ? "the server's `success` says which answer is good, and status \(status.value) is a refusal's"
        : "nothing tells a good answer with status \(status.value) from a refusal",
      at: status.span,
      why: isEnveloped ? "" : "a client takes 4xx for a refusal",
      help: isEnveloped
        ? "leave `status` out, or name a status from 200 to 299"
        : "add the constant that the good answer holds, as in `returns: { state: { constant: sent } }`; or name a status "
          + "from 200 to 299")
  }

  static func statusAgainstEnd(_ status: Located<Int>, redirects: Bool) -> Diagnostic {
    redirects
      ? Diagnostic(
        "status-against-end", "an answer with status \(status.value) leads to no callback",
        at: status.span, why: "an endpoint with `endsIn` ends in a redirect",
        help: "use 302 or 303, or leave `status` out: 302 follows from `endsIn`")
      : Diagnostic(
        "status-against-end",
        "status \(status.value) is a redirect, and nothing says where it ends",
        at: status.span,
        help: "add `endsIn:` with the callback in which it ends, or use a status from 200 to 299")
  }

  static func unresolvedPath(_ at: Text, _ end: (wrong: String, choices: [String])) -> Diagnostic {
    let choices = end.choices.isEmpty ? "" : "there are \(Suggestions.list(end.choices))"
    return Diagnostic(
      "path-leads-nowhere",
      "`\(at.value)` names no part of this contract: there is no `\(end.wrong)`",
      at: at.span,
      help: Suggestions.question(for: end.wrong, among: end.choices)
        + (choices.isEmpty ? "write the keys from the top, joined by dots" : choices))
  }
}

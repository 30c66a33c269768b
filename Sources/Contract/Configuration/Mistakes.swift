import ContractModel
package import Diagnostics
import YAMLSource

/// The mistakes that `authgen.yaml` can have, in the words of the reader of contracts.
extension Diagnostic {
  static func unknownKey(_ key: Entry.KeyScalar, _ owner: String, _ names: [String]) -> Diagnostic {
    let nearest = Suggestions.nearest(to: key.text, among: names)
    let known = "\(owner) has \(Suggestions.list(names))"
    return Diagnostic(
      "unknown-key", "\(owner) has no key `\(key.text)`", at: key.span,
      why: "the key would have no effect",
      help: nearest.map { "did you mean `\($0)`? (\(known))" } ?? known)
  }

  static func wrongKind(_ node: Node, wanted: String) -> Diagnostic {
    let length = node.span.source.line(node.span.start.line).endIndex
    let end = node.span.source.position(at: max(length, node.span.start.offset))
    let span = Span(node.span.source, node.span.start, min(node.span.end, end))
    return Diagnostic("wrong-kind", "this is not \(wanted)", at: span, help: "write \(wanted)")
  }

  /// A word that a closed list does not have.
  package static func unknownWord(
    _ text: Located<String>, _ wanted: String, among words: [String]
  ) -> Diagnostic {
    return Diagnostic(
      "unknown-word", "`\(text.value)` isn't \(wanted)", at: text.span,
      help: Suggestions.question(for: text.value, among: words)
        + "choose from \(Suggestions.list(words, of: words.count > 20 ? 10 : 20))")
  }

  static func twice(_ output: Located<OutputKind>) -> Diagnostic {
    Diagnostic(
      "duplicate-item", "`\(output.value.rawValue)` appears twice", at: output.span,
      help: "remove one of the two")
  }
}

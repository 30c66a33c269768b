import ContractModel
import Diagnostics
import YAMLSource

/// Mistakes in the keys of a mapping.
extension Diagnostic {
  static func unknownKey(_ key: Entry.KeyScalar, _ table: KeyTable) -> Diagnostic {
    let known = "\(table.owner) has \(Suggestions.list(table.names))"
    let owners = KeyTable.owners(of: key.text)
    let elsewhere =
      owners.count > 3
      ? "`\(key.text)` is a key of other mappings"
      : "`\(key.text)` is a key of \(owners.joined(separator: " and of ")): mind the indentation"
    let hint =
      table.nearest(to: key.text).map { "did you mean `\($0)`? (\(known))" } ?? known
    let isKnown = !owners.isEmpty
    if !isKnown, let way = MissingWords.way(for: key.text) {
      return Diagnostic(
        "unknown-key", "`\(key.text)` is not a key of \(table.owner)", at: key.span,
        why: MissingWords.why, help: way)
    }
    return Diagnostic(
      "unknown-key", "`\(key.text)` is not a key of \(table.owner)", at: key.span,
      why: "a key that nobody reads looks as if it did something",
      help: "\(hint); \(isKnown ? elsewhere : "a key of your own begins with `x-`")")
  }

  static func missingKey(_ key: KeyTable.Key, _ table: KeyTable, at span: Span) -> Diagnostic {
    Diagnostic(
      "missing-key", "\(table.owner) needs `\(key.name)`", at: span,
      help: "add `\(key.name):` (\(key.says)), as in `\(key.name): \(key.example)`")
  }

  static func notAMapping(_ node: Node, _ table: KeyTable) -> Diagnostic {
    Diagnostic(
      "wrong-kind", "this is \(node.kindName), not the keys of \(table.owner)",
      at: node.span.firstLine,
      help: "write its keys here, each as `key: value`: \(Suggestions.list(table.names))")
  }

  static func notADefinitionMap(_ node: Node, _ section: String) -> Diagnostic {
    Diagnostic(
      "wrong-kind", "`\(section)` gives names to definitions, and this is \(node.kindName)",
      at: node.span.firstLine,
      help: KeyTable.example(of: section).map { "write it as in: \(section): \($0)" }
        ?? "write each as `name:` with its keys below it")
  }

  static func needsOther(
    _ key: String, _ other: String, at span: Span, other place: Span?
  ) -> Diagnostic {
    Diagnostic(
      "needs-other-key", "`\(key)` has no effect without `\(other)`", at: span,
      related: place.map { [RelatedPlace($0, "this says otherwise")] } ?? [],
      help: "write `\(other)` beside it, or leave `\(key)` out")
  }

  static func codeHere(at span: Span, _ operation: Located<OperationKind>) -> Diagnostic {
    let isContinued = operation.value == .signInContinue
    return Diagnostic(
      "needs-other-key",
      "`code` names the policy of a code, and `\(operation.value.rawValue)` has none",
      at: span, related: [RelatedPlace(operation.span, "what the call does")],
      why: isContinued
        ? "the code of an authenticator app is made by the app, and no policy of the contract is about it"
        : "",
      help: isContinued
        ? "leave `code` out: a field of the type `code` carries it"
        : "leave `code` out, or write `does: code.…`")
  }

  static func missingObject(
    _ key: String, of operation: Located<some RawRepresentable<String>>, among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      "missing-key", "`does: \(operation.value.rawValue)` needs `\(key)`", at: operation.span,
      help: names.isEmpty
        ? "describe it in \(key == "code" ? "`policies.codes`" : "`\(key)s`"), and name it here with `\(key):`"
        : "add `\(key):` with one of \(Suggestions.list(names))")
  }
}

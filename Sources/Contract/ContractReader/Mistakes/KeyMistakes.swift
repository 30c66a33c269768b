import ContractModel
import Diagnostics
import YAMLSource

/// Mistakes in the keys of a mapping.
extension Diagnostic {
  static func unknownKey(_ entry: Entry, _ table: KeyTable, named name: Text?) -> Diagnostic {
    let key = entry.key
    let owners = KeyTable.owners(of: key.text)
    let habit = OpenAPIHabit.help(for: entry, in: table, named: name?.value)
    let missing = owners.isEmpty ? MissingWords.way(for: key.text) : nil
    return Diagnostic(
      "unknown-key", "\(table.owner) has no key `\(key.text)`", at: key.span,
      why: missing == nil ? "the key would have no effect" : MissingWords.why,
      help: habit ?? missing ?? unknownKeyHelp(key.text, table, owners))
  }

  private static func unknownKeyHelp(
    _ key: String, _ table: KeyTable, _ owners: [String]
  ) -> String {
    let known = "\(table.owner) has \(Suggestions.list(table.names))"
    let hint = table.nearest(to: key).map { "did you mean `\($0)`? (\(known))" } ?? known
    if owners.isEmpty { return "\(hint); a key of your own begins with `x-`" }
    return owners.count > 3
      ? "\(hint); `\(key)` is a key of other mappings"
      : "\(hint); `\(key)` is a key of \(owners.joined(separator: " and of ")): check the indentation"
  }

  static func missingKey(_ key: KeyTable.Key, _ table: KeyTable, at span: Span) -> Diagnostic {
    Diagnostic(
      "missing-key", "\(table.owner) needs `\(key.name)`: \(key.says)", at: span,
      help: "for example: `\(key.name): \(key.example)`")
  }

  static func notAMapping(_ node: Node, _ table: KeyTable) -> Diagnostic {
    Diagnostic(
      "wrong-kind", "this is \(node.kindName), not the keys of \(table.owner)",
      at: node.span.firstLine,
      help: "write `key: value` for each of its keys: \(Suggestions.list(table.names))")
  }

  static func notADefinitionMap(_ node: Node, _ section: String) -> Diagnostic {
    Diagnostic(
      "wrong-kind",
      "`\(section)` must be a mapping from names to definitions, and this is \(node.kindName)",
      at: node.span.firstLine,
      help: KeyTable.example(of: section).map { "for example: `\(section): \($0)`" }
        ?? "write each as `name:` with its keys below it")
  }

  static func needsOther(
    _ key: String, _ other: String, at span: Span, other place: Span?
  ) -> Diagnostic {
    Diagnostic(
      "needs-other-key", "`\(key)` has no effect without `\(other)`", at: span,
      related: place.map { [RelatedPlace($0, "this says otherwise")] } ?? [],
      help: "add `\(other)`, or remove `\(key)`")
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

import ContractModel
import Diagnostics
import YAMLSource

/// Mistakes in the author's names and in references to them.
extension Diagnostic {
  static func badName(_ name: Text, isField: Bool) -> Diagnostic {
    let word = AuthorName.word(from: name.value)
    return Diagnostic(
      "bad-name", "`\(name.value)` cannot be a name", at: name.span,
      why: "names become identifiers in Swift, TypeScript and Python",
      help: "begin with a letter from a to z and go on with letters, digits and `_`, 64 at most"
        + (word.map { ", as in `\($0)`" } ?? "")
        + (isField
          ? "; if the field has another name on the wire, give that name with `wire:`" : ""))
  }

  static func badServiceName(_ name: Text) -> Diagnostic {
    Diagnostic(
      "bad-name", "`\(name.value)` cannot be the name of a service", at: name.span,
      why: "generated code has a type and a folder of this name",
      help:
        "begin with a capital letter and use letters and digits only, as in `\(serviceName(like: name.value))`"
    )
  }

  /// `Supabase Auth` becomes `SupabaseAuth`.
  private static func serviceName(like text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop {
      !$0.isLetter
    }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    return name.isEmpty || capital.utf8.count > 64 ? "Longde" : capital
  }

  static func lowercaseType(_ name: Text) -> Diagnostic {
    Diagnostic(
      "bad-name", "the type `\(name.value)` does not begin with a capital letter", at: name.span,
      why: "simple values such as `string` begin with a small letter",
      help: "call it `\(name.value.prefix(1).uppercased())\(name.value.dropFirst())`")
  }

  static func typeNamedLikeScalar(_ name: Text) -> Diagnostic {
    Diagnostic(
      "bad-name", "`\(name.value)` is a simple value of the language", at: name.span,
      help: "choose another name for the type")
  }

  static func storeAccount(_ account: Text) -> Diagnostic {
    Diagnostic(
      "store-account", "`\(account.value)` is reserved for the generated client", at: account.span,
      why: "the client keeps items under such names, and one value would overwrite the other",
      help: "choose an account that does not begin with `authcontract.`")
  }

  static func formerNameTaken(_ name: Text, by other: Text) -> Diagnostic {
    Diagnostic(
      "former-name", "`\(name.value)` is the name of another token, or was", at: name.span,
      related: [RelatedPlace(other.span, "the other one")],
      why: "a client could not tell whose token it finds in a store",
      help: "remove it from one of the two")
  }

  static func sharedEventName(
    _ name: Text, _ section: String, other: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      "shared-name", "`\(name.value)` names one of the \(section) and one of the \(other)",
      at: name.span, related: [RelatedPlace(span, "the other one")],
      why: "events are named after both, and could not be told apart",
      help: "rename one of the two")
  }

  /// `elsewhere` is another section that has the name.
  static func unknownReference(
    _ name: Text, section: String, among names: [String], elsewhere: String?
  ) -> Diagnostic {
    let nearest = Suggestions.nearest(to: name.value, among: names)
    let known =
      names.isEmpty ? "`\(section)` has none yet" : "`\(section)` has \(Suggestions.list(names))"
    let hint =
      nearest.map { "did you mean `\($0)`?" }
      ?? elsewhere.map { "`\(name.value)` is one of the `\($0)`;" }
      ?? (names.isEmpty ? "define it there:" : "define it there, or name another one:")
    return Diagnostic(
      "unknown-reference", "`\(name.value)` is not in `\(section)`", at: name.span,
      help: "\(hint) \(known)")
  }

  static func unknownType(
    _ name: String, types: [String], elsewhere: String?, at span: Span
  ) -> Diagnostic {
    if let way = MissingWords.way(for: name) {
      return Diagnostic(
        "unknown-type", "`\(name)` is not a type", at: span, why: MissingWords.why, help: way)
    }
    let scalars = ScalarType.allCases.map(\.rawValue)
    let nearest = Suggestions.nearest(to: name, among: types + scalars)
    let other = elsewhere.map { "`\(name)` is one of the `\($0)`: is `\($0).\(name)` meant? " }
    return Diagnostic(
      "unknown-type", "`\(name)` is not a type", at: span,
      help: (nearest.map { "did you mean `\($0)`? " } ?? other ?? "")
        + "types of this contract: \(Suggestions.list(types)); "
        + "simple values: \(scalars.joined(separator: " "))")
  }

  static func unknownSection(_ path: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      "unknown-reference", "`\(path.joined(separator: "."))` does not begin with a section",
      at: span,
      why: "in a type, a name with a dot refers to a value of another section",
      help: "write `tokens.NAME` or `providers.NAME.SLOT`, or a type without a dot")
  }

  static func noSlot(_ path: [String], among slots: [String], at span: Span) -> Diagnostic {
    let owner = path.prefix(2).joined(separator: ".")
    return Diagnostic(
      "unknown-slot", "`\(path.joined(separator: "."))` is not a value of `\(owner)`", at: span,
      help: slots.isEmpty
        ? "write `\(owner)`" : "write `\(owner).SLOT` with one of \(slots.joined(separator: ", "))")
  }

  /// - Parameters:
  ///   - names: the fields of the servers' refusals, which tell errors apart.
  ///   - own: the further fields of this error, which may be matched too and seldom are.
  static func unknownRefusalField(
    _ field: Text, _ names: [String], own: [String]
  ) -> Diagnostic {
    let nearest = Suggestions.nearest(to: field.value, among: names + own)
    return Diagnostic(
      "unknown-reference", "`\(field.value)` is not a field of a refusal", at: field.span,
      why: "errors are told apart by the fields that `servers` names under `refusal`",
      help: names.isEmpty
        ? "add `refusal: { \(field.value): string }` to the server"
        : (nearest.map { "did you mean `\($0)`? " } ?? "")
          + "use \(Suggestions.list(names)), or add the field to the server's `refusal`")
  }

  static func successBesideAnswer(_ field: Text, _ wire: String) -> Diagnostic {
    Diagnostic(
      "wire-path", "`\(field.value)` cannot be at `\(wire)` of a good answer",
      at: field.span,
      why:
        "the answer is one member of an object, and each field of `success` is another member",
      help: "correct the field's `wire`, or the path in `answer`")
  }

  static func fieldOfOtherServer(_ field: Text, _ server: Server, _ refuses: Text) -> Diagnostic {
    Diagnostic(
      "unknown-reference",
      "refusals of the server `\(server.name.value)` have no field `\(field.value)`",
      at: field.span,
      related: [RelatedPlace(refuses.span, "an endpoint of that server refuses with this error")],
      why: "the app looks for the field in that server's answers, and never finds it",
      help: server.refusal.isEmpty
        ? "add `refusal: { \(field.value): string }` to the server, or give it an error of its own"
        : "match \(Suggestions.list(server.refusal.map(\.name.value))), "
          + "or give that server an error of its own")
  }

  static func unknownLanguage(_ language: Text, _ languages: [String]) -> Diagnostic {
    let nearest = Suggestions.nearest(to: language.value, among: languages)
    return Diagnostic(
      "unknown-reference", "`\(language.value)` is not one of this contract's languages",
      at: language.span,
      help: languages.isEmpty
        ? "add `languages: [\(language.value)]` at the top of the contract"
        : (nearest.map { "did you mean `\($0)`? " } ?? "")
          + "`languages` has \(Suggestions.list(languages)): add it there or correct it here")
  }

  static func badType(_ node: Node, _ text: String) -> Diagnostic {
    Diagnostic(
      "bad-type", "`\(text)` cannot be read as a type", at: node.span.firstLine,
      help: "a type is a name, with `optional `, `clearable `, `list of ` or `map of ` before it: "
        + "`string`, `optional User`, `optional list of Device`, `tokens.access`")
  }
}

import ContractModel
import Diagnostics
import YAMLSource

/// Mistakes in the author's names and in references to them.
extension Diagnostic {
  static func badName(_ name: Text, isField: Bool) -> Diagnostic {
    let word = AuthorName.word(from: name.value)
    return Diagnostic(
      "bad-name", "`\(name.value)` isn't a valid name", at: name.span,
      why: "names become identifiers in Swift, TypeScript and Python",
      help: (word.map { "for example `\($0)`: a letter" } ?? "start with a letter")
        + ", then letters, digits and `_`, at most 64"
        + (isField ? "; `wire: \(name.value)` keeps the name on the wire" : ""))
  }

  static func badServiceName(_ name: Text) -> Diagnostic {
    Diagnostic(
      "bad-name", "`\(name.value)` isn't a valid name of a service", at: name.span,
      why: "generated code has a type and a folder of this name",
      help:
        "start with a capital letter and use only letters and digits: `service: \(serviceName(like: name.value))`"
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
      "bad-name", "the type `\(name.value)` doesn't start with a capital letter", at: name.span,
      why: "built-in types such as `string` start with a small letter",
      help: "rename it: `\(name.value.prefix(1).uppercased())\(name.value.dropFirst())`")
  }

  static func typeNamedLikeScalar(_ name: Text) -> Diagnostic {
    Diagnostic(
      "bad-name", "`\(name.value)` is a built-in type", at: name.span,
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
      "shared-name", "`\(name.value)` is in `\(other)` and in `\(section)`",
      at: name.span, related: [RelatedPlace(span, "the other one")],
      why: "events are named after both: `\(name.value).…` could belong to either",
      help: "rename one of them; names never travel on the wire")
  }

  /// `elsewhere` is another section that has the name.
  static func unknownReference(
    _ name: Text, section: String, among names: [String], elsewhere: String?
  ) -> Diagnostic {
    let question = Suggestions.question(for: name.value, among: names)
    let other = elsewhere.map { "`\(name.value)` is in `\($0)`; " } ?? ""
    let known =
      names.isEmpty
      ? "define it there: `\(section)` is empty" : "`\(section)` has \(Suggestions.list(names))"
    return Diagnostic(
      "unknown-reference", "there is no \(noun(section)) named `\(name.value)`", at: name.span,
      help: (question.isEmpty ? other : question) + known)
  }

  /// `tokens` are tokens, and `configuration` has values.
  private static func noun(_ section: String) -> String {
    switch section {
    case "configuration": "value of `configuration`"
    case "policies.codes": "code"
    default: String(section.dropLast())
    }
  }

  static func unknownType(
    _ name: String, types: [String], elsewhere: String?, at span: Span
  ) -> Diagnostic {
    let message = "there is no type named `\(name)`"
    if let way = MissingWords.way(for: name) {
      return Diagnostic("unknown-type", message, at: span, why: MissingWords.why, help: way)
    }
    if let habit = OpenAPIHabit.type(for: name) {
      return Diagnostic("unknown-type", message, at: span, help: habit)
    }
    let scalars = ScalarType.allCases.map(\.rawValue)
    let question = Suggestions.question(for: name, among: types + scalars)
    let other = elsewhere.map { "did you mean `\($0).\(name)`? " } ?? ""
    return Diagnostic(
      "unknown-type", message, at: span,
      help: (question.isEmpty ? other : question)
        + "types of this contract: \(Suggestions.list(types)); "
        + "built-in types: \(scalars.joined(separator: " "))")
  }

  static func unknownSection(_ path: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      "unknown-reference", "`\(path.joined(separator: "."))` doesn't start with a section",
      at: span,
      why: "in a type, a name with a dot refers to another section",
      help: "write `tokens.NAME` or `providers.NAME.SLOT`, or a type without a dot")
  }

  static func noSlot(_ path: [String], among slots: [String], at span: Span) -> Diagnostic {
    let owner = path.prefix(2).joined(separator: ".")
    return Diagnostic(
      "unknown-slot", "`\(owner)` has no value `\(path.last ?? "")`", at: span,
      help: slots.isEmpty
        ? "write `\(owner)`" : "write `\(owner).SLOT` with one of \(slots.joined(separator: ", "))")
  }

  /// - Parameters:
  ///   - names: the fields of the servers' refusals, which tell errors apart.
  ///   - own: the further fields of this error, which may be matched too and seldom are.
  static func unknownRefusalField(
    _ field: Text, _ names: [String], own: [String]
  ) -> Diagnostic {
    return Diagnostic(
      "unknown-reference", "the server's `refusal` has no field `\(field.value)`", at: field.span,
      why: "errors can only be matched by the fields under `refusal` in `servers`",
      help: names.isEmpty
        ? "add `refusal: { \(field.value): string }` to the server"
        : Suggestions.question(for: field.value, among: names + own)
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
    return Diagnostic(
      "unknown-reference", "`languages` doesn't include `\(language.value)`",
      at: language.span,
      help: languages.isEmpty
        ? "add `languages: [\(language.value)]` at the top of the contract"
        : Suggestions.question(for: language.value, among: languages)
          + "use \(Suggestions.list(languages)), or add it to `languages`")
  }

  static func badType(_ node: Node, _ text: String) -> Diagnostic {
    Diagnostic(
      "bad-type", "`\(text)` isn't a type", at: node.span.firstLine,
      help:
        "write a name, with `optional`, `clearable`, `list of` or `map of` before it if needed: "
        + "`string`, `optional User`, `optional list of Device`, `tokens.access`")
  }
}

import ContractModel
import Diagnostics
import YAMLSource

/// Mistakes in what a contract says that its refusals and fields mean.
extension Diagnostic {
  static func sameMeaning(
    _ meaning: Meaning, _ first: Text, _ second: Text, at endpoint: Endpoint
  ) -> Diagnostic {
    Diagnostic(
      "same-meaning",
      "`\(first.value)` and `\(second.value)` of `\(endpoint.name.value)` both mean `\(meaning.rawValue)`",
      at: second.span, related: [RelatedPlace(first.span, "the first")],
      why: "a server could not tell which of the two to answer with",
      help: "give one of them another `means`, or take one out of `refuses`")
  }

  static func endsOthers(_ scope: Located<SignOutScope>, _ operation: Located<OperationKind>)
    -> Diagnostic
  {
    Diagnostic(
      "ends-others", "a sign-out that ends the other sessions is not `session.end`", at: scope.span,
      related: [RelatedPlace(operation.span, "the operation of the endpoint")],
      why: "the app would forget its tokens, and its own session goes on",
      help: "write `does: session.endOthers` and no `ends`")
  }

  static func roleOfOtherType(_ role: Located<FieldRole>, _ shape: Shape) -> Diagnostic {
    let scalars = role.value.scalars.map { "`\($0.rawValue)`" }
    let forms = scalars + (role.value.words == nil ? [] : ["an `enum`"])
    return Diagnostic(
      "role-type", "`is: \(role.value.rawValue)` does not fit this type", at: role.span,
      related: [RelatedPlace(shape.span, "the type of the field")],
      why: "`\(role.value.rawValue)` means: \(role.value.says)",
      help:
        "make the field \(forms.joined(separator: " or ")), or remove `is` where the API sends another"
    )
  }

  static func roleElsewhere(
    _ role: Located<FieldRole>, _ field: Field, _ place: FieldRole.Place
  ) -> Diagnostic {
    let good = FieldRole.Place.allCases.filter(role.value.places.contains)
    return Diagnostic(
      "role-place", "`is: \(role.value.rawValue)` is not for \(place.words)", at: role.span,
      related: [RelatedPlace(field.name.span, "the field, which is in \(place.words)")],
      why: "`\(role.value.rawValue)` means: \(role.value.says)",
      help: "remove `is`; it is for \(good.map(\.words).joined(separator: " or "))")
  }

  static func roleOfConfiguration(
    _ role: Located<FieldRole>, _ value: ConfigurationValue
  ) -> Diagnostic {
    Diagnostic(
      "role-place", "`is: \(role.value.rawValue)` is not for a value of the deployment",
      at: role.span, related: [RelatedPlace(value.name.span, "the value")],
      why: "a field that sends the value says what it means",
      help: "move `is` to the field whose type is `configuration.\(value.name.value)`")
  }

  static func misplacedRoleWords(at key: Span, _ role: Located<FieldRole>?) -> Diagnostic {
    let roles = FieldRole.allCases.filter { $0.words != nil }.map { "`is: \($0.rawValue)`" }
    return Diagnostic(
      "role-words", "`words` has no effect here", at: key,
      related: role.map {
        [RelatedPlace($0.span, "the texts of this meaning have no words of the language")]
      }
        ?? [],
      why: "`words` gives the texts of an enum their meaning",
      help: "remove `words`, or add \(roles.joined(separator: " or "))")
  }

  static func unknownRoleWord(_ word: Text, _ role: FieldRole, among known: [String]) -> Diagnostic
  {
    .unknownWord(word.value, "a word of `is: \(role.rawValue)`", among: known, at: word.span)
  }

  static func textOutsideEnum(_ text: Text, _ texts: [String]) -> Diagnostic {
    Diagnostic(
      "role-words", "`\(text.value)` is not a text of the enum", at: text.span,
      why: "the field can never hold it",
      help: "write \(Suggestions.list(texts, of: 12))")
  }
}

extension FieldRole.Place {
  fileprivate var words: String {
    switch self {
    case .sent: "a request"
    case .returned: "an answer"
    case .refused: "a refusal"
    case .claimed: "a token's claims"
    }
  }
}

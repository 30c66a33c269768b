import ContractModel
import Diagnostics

/// Names of fields that stand beside one another in a generated type.
enum FieldNames {
  /// `tokens` are the names that stand beside the fields in a request.
  static func problems(
    _ fields: [Field], beside tokens: [Text] = [], inSwift: Bool
  ) -> [Diagnostic] {
    var first: [String: Field] = [:]
    var problems: [Diagnostic] = []
    for field in fields {
      for token in tokens where token.value.lowercased() == field.name.value.lowercased() {
        problems.append(.fieldNamedLikeToken(field, token))
      }
    }
    for field in fields {
      problems += NameScope.problems(.field, [field.name], inSwift: inSwift)
      if let other = first[field.name.value.lowercased()] {
        problems.append(.sameFieldName(field, other))  //! capital-twin-fields
      } else {
        first[field.name.value.lowercased()] = field
      }
    }
    return problems
  }
}

extension Diagnostic {
  fileprivate static func fieldNamedLikeToken(_ field: Field, _ token: Text) -> Diagnostic {
    Diagnostic(
      "same-field-name", "`\(field.name.value)` is also the token that the call carries",
      at: field.name.span, related: [RelatedPlace(token.span, "the token")],
      help: "rename the field and keep its name on the wire: `wire: \(field.wireName)`")
  }

  fileprivate static func sameFieldName(_ field: Field, _ other: Field) -> Diagnostic {
    Diagnostic(
      "same-field-name",
      field.name.value == other.name.value
        ? "`\(field.name.value)` is also a field that every call sends"
        : "`\(field.name.value)` and `\(other.name.value)` differ only in capital letters",
      at: field.name.span, related: [RelatedPlace(other.name.span, "the other field")],
      help: "rename one of the two; `wire` keeps its name on the wire")
  }
}

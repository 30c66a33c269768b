import ContractModel
import Diagnostics

/// Mistakes about fields that only calls send: those that null clears, those of a group, and those that repeat another one.
extension Diagnostic {
  static func clearableSlot(_ field: Field) -> Diagnostic {
    field.shape.travelsAsText
      ? Diagnostic(
        "clearable-here", "`\(field.name.value)` travels as text, and null is none",
        at: field.shape.span, help: "make it a `clearable string`, or write `optional`")
      : Diagnostic(
        "clearable-here", "`\(field.name.value)` is no value that the app could clear",
        at: field.shape.span, why: "the session, a provider or the deployment gives it",
        help: "write `optional`")
  }

  static func clearableOutsideJSON(_ field: Field) -> Diagnostic {
    Diagnostic(
      "clearable-here", "`\(field.name.value)` is not in a body of JSON, and only JSON has a null",
      at: field.shape.span,
      help: "send it in a body of JSON; or write `optional`, and let an empty text clear it")
  }

  static func clearableReturned(_ field: Field) -> Diagnostic {
    Diagnostic(
      "clearable-here", "`\(field.name.value)` stands where no call of the app sends a body",
      at: field.shape.span, why: "only what a call sends can ask to clear a value",
      help: "write `optional`; if a call sends the same type, give that a type of its own")
  }

  static func twoGroups(
    _ second: Located<FieldGroup.Count>, _ first: Located<FieldGroup.Count>
  ) -> Diagnostic {
    Diagnostic(
      "field-group", "a call has one of `atLeastOne` and `exactlyOne`", at: second.span,
      related: [RelatedPlace(first.span, "the other one")],
      help: "keep one; write an endpoint for each form of the call if both hold")
  }

  static func groupSize(_ group: FieldGroup, most: Int) -> Diagnostic {
    let count = group.names.count
    return Diagnostic(
      "field-group",
      "`\(group.count.value.rawValue)` names \(count == 1 ? "one field" : "\(count) fields")",
      at: group.names[0].span,
      help: count == 1
        ? "make the field required, without `optional`, and remove the key"
        : "name at most \(most): a client has one form of the call for each")
  }

  static func groupOfUnknown(_ name: Text, among fields: [String]) -> Diagnostic {
    return Diagnostic(
      "field-group", "the call sends no `\(name.value)`", at: name.span,
      help: Suggestions.question(for: name.value, among: fields)
        + (fields.isEmpty ? "add it to `sends`" : "it sends \(Suggestions.list(fields))"))
  }

  static func groupField(
    _ name: Text, _ field: Field, _ group: FieldGroup
  ) -> Diagnostic {
    let related = [RelatedPlace(field.shape.span, "the field")]
    if field.shape.isClearable {
      return Diagnostic(
        "field-group", "`\(name.value)` is clearable, so a call may always keep it", at: name.span,
        related: related, help: "write `optional`, or leave the field out here")
    }
    if !field.isGivenByApp {
      return Diagnostic(
        "field-group", "the app does not choose whether it sends `\(name.value)`", at: name.span,
        related: related, why: "the session, a provider or the deployment gives its value",
        help: "leave the field out here")
    }
    return Diagnostic(
      "field-group", "`\(name.value)` is always sent", at: name.span, related: related,
      help: "make it `optional`, or leave the field out here")
  }

  static func groupOfPage(_ group: FieldGroup) -> Diagnostic {
    Diagnostic(
      "field-group", "a page in a browser has no `\(group.count.value.rawValue)`",
      at: group.count.span,
      why: "the app opens its URL, and only calls have several forms",
      help: "write an endpoint for each form of the page")
  }

  static func sameElsewhere(_ field: Field) -> Diagnostic {
    Diagnostic(
      "same-field", "`\(field.name.value)` does not stand right in what a call of the app sends",
      at: field.name.span, why: "a client fills it from an argument of the call",
      help: "give it a type of its own here; the app sends the value twice then")
  }

  static func besideSame(_ key: String, _ name: Text, at span: Span) -> Diagnostic {
    Diagnostic(
      "same-field", "`\(key)` follows from `\(name.value)`", at: span,
      related: [RelatedPlace(name.span, "the value is that one's")], help: "remove it here")
  }

  static func sameOfUnknown(_ name: Text, among fields: [String]) -> Diagnostic {
    let others = fields.filter { $0 != name.value }
    return Diagnostic(
      "same-field", "no field `\(name.value)` stands beside this one", at: name.span,
      help: Suggestions.question(for: name.value, among: others)
        + "the fields here are \(Suggestions.list(others))")
  }

  static func sameOfOther(_ name: Text, _ other: Field) -> Diagnostic {
    Diagnostic(
      "same-field", "`\(name.value)` is no value of a type that the app gives", at: name.span,
      related: [RelatedPlace(other.name.span, "the field")],
      help: "name a field with a `type`; a slot or a constant can be written twice")
  }
}

import ContractModel
import Diagnostics

/// Mistakes in the section `errors`.
extension Diagnostic {
  static func refusalWithoutBody(
    _ refusal: Refusal, _ status: Int, at span: Span, _ field: Field
  ) -> Diagnostic {
    Diagnostic(
      "status-without-body",
      "an answer with status \(status) has no body, but `\(refusal.name.value)` is recognised by `\(field.name.value)` in one",
      at: span, why: "a client would take it for a good answer",
      help: "use another status, or match a header")
  }

  static func noCause(_ name: Text) -> Diagnostic {
    Diagnostic(
      "missing-key", "`\(name.value)` has neither `status` nor `fault`", at: name.span,
      help: "add `status: 401`, or `fault: offline` for a call that gets no response")
  }

  static func besideFault(_ key: String, at span: Span, fault: Span) -> Diagnostic {
    Diagnostic(
      "beside-fault", "a call without an answer has no `\(key)`", at: span,
      related: [RelatedPlace(fault, "the fault")],
      help: "remove `\(key)`, or give the error a `status` instead of a `fault`")
  }

  static func matchInCookie(_ name: Text, _ field: Field) -> Diagnostic {
    Diagnostic(
      "location-here",
      "`\(name.value)` comes in a cookie, and an error is never recognised by a cookie",
      at: name.span, related: [RelatedPlace(field.name.span, "the field")],
      why: "a client looks in the body and in the headers",
      help: "match a field of the body or of a header")
  }

  static func matchOfSeveral(_ name: Text, _ field: Field) -> Diagnostic {
    Diagnostic(
      "bad-match", "an error is recognised by one value, and `\(name.value)` holds several",
      at: name.span, related: [RelatedPlace(field.shape.span, "its type")],
      why: "a client compares one text, number or word",
      help: "match a field that holds one value; its `wire` may lead into `\(name.value)`")
  }

  static func unsatisfiable(
    _ condition: Refusal.Condition, _ field: Field, by values: String
  ) -> Diagnostic {
    let text = condition.test.text
    return Diagnostic(
      "bad-match", "`\(condition.field.value)` never holds `\(text.value)`", at: text.span,
      related: [RelatedPlace(field.shape.span, "its type")],
      why: "no answer would be recognised as this error",
      help: "write \(values), or make the field a `string`")
  }

  static func missingRecoveryObject(
    _ key: String, of word: Located<Recovery.Word>, among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      "missing-key", "`recover: \(word.value.rawValue)` needs `\(key)`", at: word.span,
      help: names.isEmpty
        ? "add `\(key):`" + (key == "until" ? " and the field that it names under `fields`" : "")
        : "add `\(key):` with one of \(Suggestions.list(names))")
  }

  static func unknownErrorField(_ name: Text, _ names: [String]) -> Diagnostic {
    return Diagnostic(
      "unknown-reference", "this error has no field `\(name.value)`", at: name.span,
      help: names.isEmpty
        ? "add `fields: { \(name.value): instant }`"
        : Suggestions.question(for: name.value, among: names)
          + "its `fields` are \(Suggestions.list(names)); add the one that holds the time, or name it"
    )
  }

  static func notATime(_ name: Text, _ field: Field) -> Diagnostic {
    Diagnostic(
      "wrong-kind", "`\(name.value)` isn't a time", at: name.span,
      related: [RelatedPlace(field.shape.span, "its type")],
      help: "make the field an `instant`, or `seconds` to wait")
  }
}

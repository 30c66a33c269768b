import ContractModel

extension LanguageWord {
  init(_ meaning: Meaning) {
    self.init(
      meaning.rawValue, says: meaning.says,
      beside: ["`status`, and `match` where a status is not enough"],
      example:
        "errors:\n  sample: { status: 409, match: { code: SAMPLE }, means: \(meaning.rawValue), recover: tell }"
    )
  }

  init(_ role: FieldRole) {
    let beside = role.words == nil ? [] : ["`words`, for an `enum` whose texts are other words"]
    self.init(role.rawValue, says: role.says, beside: beside, example: Self.example(of: role))
  }

  private static func example(of role: FieldRole) -> String {
    let type = role.scalars.first.map { "type: \($0.rawValue)" } ?? "constant: sample"
    let field = "{ value: { \(type), is: \(role.rawValue) } }"
    if role.places.contains(.sent) {
      return "endpoints:\n  sampleCall: { route: POST /sample, does: call, sends: \(field) }"
    }
    if role.places.contains(.returned) {
      return "endpoints:\n  sampleCall: { route: GET /sample, does: call, returns: \(field) }"
    }
    return
      "errors:\n  sample: { status: 409, match: { code: SAMPLE }, fields: \(field), recover: tell }"
  }
}

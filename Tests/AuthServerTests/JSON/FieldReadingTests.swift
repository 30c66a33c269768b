import AuthServer
import Testing

@Suite struct FieldReadingTests {
  private let fields: JSONObject = ["text": "a", "nothing": .null, "count": 3, "kind": "sms"]

  @Test func absentEqualsNull() throws {
    for name in ["nothing", "missing"] {
      #expect(try fields.optional(name, as: String.self) == nil)
      #expect(throws: fault(name, "text")) { try fields.required(name, as: String.self) }
      #expect(throws: fault(name, "a value")) { try fields.required(name, as: JSONValue.self) }
      #expect(throws: fault(name, "a list")) { try fields.required(name, as: [Int].self) }
    }
  }

  @Test func wrongTypeFailsEvenIfOptional() throws {
    #expect(throws: fault("text", "a whole number")) { try fields.optional("text", as: Int.self) }
    #expect(throws: fault("text", "a whole number")) { try fields.required("text", as: Int.self) }
  }

  @Test func fieldsCheckAdditionalRules() throws {
    let few = { @Sendable (count: Int) in count < 3 }
    #expect(try fields.required("count", keeping: ValueRule("at most 9") { $0 < 10 }) == 3)
    #expect(throws: fault("count", "at most 2")) {
      try fields.required("count", keeping: ValueRule("at most 2", few))
    }
    #expect(throws: fault("count", "at most 2")) {
      try fields.optional("count", keeping: ValueRule("at most 2", few))
    }
    #expect(try fields.optional("missing", keeping: ValueRule("at most 2", few)) == nil)
    #expect(throws: fault("missing", "a whole number")) {
      try fields.required("missing", keeping: ValueRule("at most 2", few))
    }
  }

  @Test func constantsDistinguishTypes() throws {
    #expect(fields.has("kind", "sms"))
    #expect(!fields.has("kind", "mail"))
    #expect(!fields.has("missing", "sms"))
    #expect(throws: Never.self) { try fields.constant("kind", "sms") }
    #expect(throws: fault("kind", #""mail""#)) { try fields.constant("kind", "mail") }
    #expect(throws: fault("missing", "0")) { try fields.constant("missing", 0) }
  }

  private func fault(_ name: String, _ expected: String) -> InvalidValue {
    InvalidValue(expected: expected, place: FieldPath([.field(name)]))
  }
}

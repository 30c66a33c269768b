import Testing

@testable import AuthServer

@Suite struct TextFieldsTests {
  private func query(_ text: String) throws(InvalidValue) -> TextFields {
    try TextFields(.query, form: text[...], limit: 8)
  }

  @Test(arguments: [
    ("a=1", "1"), ("b=2&a=1&c=3", "1"), ("a=", ""), ("a", ""), ("a=b=c", "b=c"), ("&a=1&", "1"),
    ("%61=%41", "A"), ("a=x+y", "x y"), ("a=x%2By", "x+y"), ("a=%e4%bd%a0", "\u{4F60}"),
    ("a=%25zz", "%zz"), ("A=2&a=1", "1"), ("a=%26b%3D", "&b="),
  ])
  func decodesFieldOnce(text: String, value: String) throws {
    #expect(try query(text).required("a") == value)
  }

  @Test(arguments: [
    "a=%", "a=%z", "a=%zz", "%=1", "x=%c0%af", "x=%ff", "a=\u{E9}", "a=1&\u{301}", "a=1 ", "a=\n",
  ])
  func malformedQueryIsRejectedAsWhole(text: String) throws {
    let expected = InvalidValue(
      expected: "percent-encoded UTF-8", kind: .syntax, part: .query)
    #expect(throws: expected) { try query(text) }
  }

  @Test(arguments: ["a=1&a=2", "a=1&a=1", "a&a", "a=1&%61=2", "a=1&b=2&a"])
  func repeatedFieldIsRejected(text: String) throws {
    let fields = try query(text)
    #expect(throws: fault("a", "one value")) { try fields.required("a", as: String.self) }
    #expect(throws: fault("a", "one value")) { try fields.optional("a", as: String.self) }
  }

  @Test func fieldCountIsLimited() throws {
    _ = try query("1&2&3&4&5&6&7&8")
    #expect(throws: InvalidValue.self) { try query("1&2&3&4&5&6&7&8&9") }
  }

  @Test func readsScalars() throws {
    let fields = try query("int=-12&double=1e2&yes=true&status=deleted&text=1&nul=a%00")
    #expect(try fields.required("int") == -12)
    #expect(try fields.required("double") == 100.0)
    #expect(try fields.required("yes") == true)
    #expect(try fields.required("status") == Longde.Status.deleted)
    #expect(try fields.required("text") == Secret("1"))
    #expect(try fields.optional("missing", as: Int.self) == nil)
    #expect(throws: fault("missing", "a value")) { try fields.required("missing", as: Int.self) }
    #expect(throws: fault("nul", "text without U+0000")) {
      try fields.required("nul", as: String.self)
    }
    #expect(throws: fault("yes", "a whole number")) { try fields.optional("yes", as: Int.self) }
    #expect(throws: fault("yes", "a number")) { try fields.optional("yes", as: Double.self) }
    #expect(throws: fault("int", "true or false")) { try fields.optional("int", as: Bool.self) }
    #expect(throws: fault("int", "a UUID")) { try fields.optional("int", as: UUID.self) }
  }

  @Test func fieldsCheckAdditionalRules() throws {
    let fields = try query("page=3")
    let few = { @Sendable (page: Int) in page < 3 }
    #expect(try fields.required("page", keeping: ValueRule("under 9") { $0 < 9 }) == 3)
    #expect(try fields.optional("none", keeping: ValueRule("under 3", few)) == nil)
    #expect(throws: fault("page", "under 3")) {
      try fields.required("page", keeping: ValueRule("under 3", few))
    }
    #expect(throws: fault("page", "under 3")) {
      try fields.optional("page", keeping: ValueRule("under 3", few))
    }
  }

  @Test func headerNamesIgnoreCaseButQueryNamesDoNot() throws {
    let headers = TextFields(["X-Device": "a", "X-Two": "1", "x-two": "2"])
    #expect(try headers.required("x-DEVICE") == "a")
    #expect(throws: InvalidValue.self) { try headers.required("X-Two", as: Int.self) }
    #expect(try query("%E2%84%AA=1").optional("K", as: Int.self) == nil)
    #expect(try query("Page=1").optional("page", as: Int.self) == nil)
  }

  private func fault(_ name: String, _ expected: String) -> InvalidValue {
    InvalidValue(expected: expected, part: .query, place: FieldPath([.field(name)]))
  }
}

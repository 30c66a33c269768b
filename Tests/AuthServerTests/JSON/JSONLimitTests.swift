import AuthServer
import Testing

@Suite struct JSONLimitTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func depthCountsFromOutermostValue() throws {
    let limits = Limits(jsonDepth: 3)
    #expect(throws: Never.self) { try JSONValue(parsing: nested(3), limits: limits) }
    #expect(throws: JSONFault.self) { try JSONValue(parsing: nested(4), limits: limits) }
    #expect(throws: JSONFault.self) {
      try JSONValue(parsing: #"{"a":{"b":{"c":{}}}}"#, limits: limits)
    }
    #expect(throws: JSONFault.self) { try JSONValue(parsing: "[]", limits: Limits(jsonDepth: 0)) }
    #expect(throws: Never.self) { try JSONValue(parsing: "1", limits: Limits(jsonDepth: 0)) }
  }

  @Test func deepNestingNeverOverflowsStack() throws {
    let limits = Limits(bodyBytes: .max, jsonDepth: .max, jsonFields: .max)
    #expect(throws: Never.self) { try JSONValue(parsing: nested(128), limits: limits) }
    #expect(throws: JSONFault.self) { try JSONValue(parsing: nested(129), limits: limits) }
    for deep in ["[", "{\"a\":", "[{\"a\":"] {
      let text = String(repeating: deep, count: 100_000)
      #expect(throws: JSONFault.self) { try JSONValue(parsing: text, limits: limits) }
    }
  }

  @Test func fieldsAndElementsShareOneLimit() throws {
    let limits = Limits(jsonFields: 4)
    #expect(throws: Never.self) { try JSONValue(parsing: #"{"a":[1,2],"b":0}"#, limits: limits) }
    #expect(throws: JSONFault.self) {
      try JSONValue(parsing: #"{"a":[1,2],"b":[3]}"#, limits: limits)
    }
    #expect(throws: JSONFault.self) { try JSONValue(parsing: "[1,2,3,4,5]", limits: limits) }
  }

  @Test(arguments: [#""abcd""#, #""ab\u0063d""#, #"{"abcd":1}"#, "1234", "\"\u{E9}\u{E9}\""])
  func stringLimitCountsBytes(text: String) {
    #expect(throws: Never.self) { try JSONValue(parsing: text, limits: Limits(stringBytes: 4)) }
    #expect(throws: JSONFault.self) { try JSONValue(parsing: text, limits: Limits(stringBytes: 3)) }
  }

  @Test func documentSizeIsLimited() {
    #expect(throws: Never.self) { try JSONValue(parsing: "[1,2]", limits: Limits(bodyBytes: 5)) }
    #expect(throws: JSONFault.self) {
      try JSONValue(parsing: "[1,2]", limits: Limits(bodyBytes: 4))
    }
  }
}

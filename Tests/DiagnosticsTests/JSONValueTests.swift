import Diagnostics
import Testing

@Suite struct JSONValueTests {
  @Test func jsonOutputIsDeterministic() {
    let json = JSONValue.members([
      ("b", .text("a\"\\\n\u{1}\u{202E}\u{1F600}")), ("a", .list([.plain("1"), .object([])])),
      ("c", .list([])),
    ])
    #expect(
      json.written() == """
        {
          "b": "a\\"\\\\\\n\\u0001\\u202e\u{1F600}",
          "a": [
            1,
            {}
          ],
          "c": []
        }

        """)
  }

  @Test func compactJSONHasNoSpaces() {
    let json = JSONValue.members([
      ("a\"", .list([.number(-1), .bool(true), .text("\\")])), ("b", .members([])),
    ])
    #expect(json.compact == #"{"a\"":[-1,true,"\\"],"b":{}}"#)
  }
}

import Diagnostics
import JSONSource
import Testing

/// Reads JSON as RFC 8259 has it, with places, and says where a text is none.
@Suite struct JSONReadingTests {
  private func read(_ text: String) throws(JSONMistake) -> JSONNode {
    try readJSON(SourceFile(path: "a.json", text: text))
  }

  @Test func valuesKeepTheirPlace() throws {
    let node = try read(
      "{\n  \"a\": [1, -2.5e3, \"\\u00e9\\ud83d\\ude00\\n\\/\"],\n  \"b\": null\n}")
    let items = try #require(node["a"]?.items)
    #expect(items[0].wholeNumber == 1)
    #expect(items[2].text == "é😀\n/")
    #expect(items[2].span.start.line == 2)
    #expect(items[2].span.start.column == 20)
    #expect(node["b"]?.span.start.line == 3)
    if case .number(let number) = items[1].content { #expect(number == "-2.5e3") }
  }

  @Test(
    arguments: [
      ("", 1), ("{", 2), ("[1,]", 4), ("{\"a\" 1}", 6), ("{\"a\":1,\"a\":2}", 8), ("01", 2),
      ("1 2", 3),
      ("\"a", 3), ("\"\\x\"", 3), ("\"\\ud83d\"", 8), ("nul", 1), ("[1 2]", 4), ("{a:1}", 2),
      ("1.", 3),
      ("\"\t\"", 2), ("-", 2),
    ])
  func mistakeReportsItsColumn(_ text: String, _ column: Int) {
    let mistake = #expect(throws: JSONMistake.self) { try read(text) }
    #expect(mistake?.span.start.column == column, "\(text): \(mistake?.message ?? "")")
  }

  @Test func hostileInputFailsFast() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONMistake.self) { try read(deep) }
    let many = "[" + String(repeating: "1,", count: 2000) + "1]"
    #expect(throws: JSONMistake.self) {
      try readJSON(SourceFile(path: "a.json", text: many), limits: JSONLimits(nodes: 1000))
    }
    #expect(throws: JSONMistake.self) {
      try readJSON(SourceFile(path: "a.json", bytes: [0x22, 0xFF, 0x22]))
    }
  }
}

import Diagnostics
import Testing
import YAMLSource

/// Hostile files stop early: what is asserted is how far the reader went, never how long it took.
@Suite struct LimitTests {
  @Test(arguments: ["[", "{a: ", "[{a: ", "- ", "? ", "[? ", "[\n", "{\n a: ", "[a, b: ["])
  func depthIsLimited(_ opening: String) throws {
    let levels = opening.filter { "[{-?".contains($0) }.count + (opening.contains("b:") ? 1 : 0)
    let bytes = Array(String(repeating: opening, count: 50_000).utf8)
    let problem = try #require(Reading.document(bytes).problems.last { $0.rule == "yaml-too-deep" })
    let openings = 64 / levels + 1
    #expect(try #require(problem.span).start.offset < openings * opening.utf8.count)
  }

  @Test func sixtyFourLevelsAreAllowed() {
    let brackets = String(repeating: "[", count: 64) + "a" + String(repeating: "]", count: 64)
    #expect(Reading.rules(brackets) == [])
    #expect(Reading.rules("[" + brackets + "]") == ["yaml-too-deep"])
    let blocks = (0..<64).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(Reading.rules(blocks + " b\n") == [])
    let deeper = blocks + "\n" + String(repeating: " ", count: 64) + "a: b\n"
    #expect(Reading.rules(deeper) == ["yaml-too-deep"])
  }

  @Test func closedLevelsDoNotCount() {
    let item = String(repeating: "[", count: 63) + String(repeating: "]", count: 63)
    #expect(Reading.rules("[" + (0..<20).map { _ in item }.joined(separator: ",") + "]") == [])
  }

  @Test func oversizedFileIsRejected() {
    let limits = DocumentLimits(size: 5)
    #expect(read("a: b\n", limits).problems.isEmpty)
    let document = read("a: bc\n", limits)
    #expect(document.root == nil)
    #expect(
      report(document) == """
        error[yaml-too-large]: this file has 6 bytes; the limit is 5
         --> contract.yaml:1:1
          |
        1 | a: bc
          | ^
          = why: a file that a person reviews is far smaller
          = help: split it


        """)
  }

  @Test func tooManyNodesAreRejected() {
    let limits = DocumentLimits(nodes: 1001)
    let most = String(repeating: "- a\n", count: 1000)
    #expect(read(most, limits).problems.isEmpty)
    let more = read(most + "- a\n", limits)
    #expect(more.root == nil)
    #expect(
      report(more) == """
        error[yaml-too-many]: there are more than 1001 keys and values up to here
            --> contract.yaml:1001:3
             |
        1001 | - a
             |   ^
             = why: a file that a person reviews holds far fewer values
             = help: split the file


        """)
  }

  @Test(arguments: ["a: b", "[[]]", "{}: ", "- *x", "a: { b: c }"])
  func everyKindOfNodeCounts(_ text: String) {
    let all = read(text + "\n", DocumentLimits()).problems.map(\.rule)
    let count = ["a: b": 3, "[[]]": 2, "{}: ": 3, "- *x": 2, "a: { b: c }": 5][text] ?? 0
    #expect(read(text + "\n", DocumentLimits(nodes: count)).problems.map(\.rule) == all)
    #expect(
      read(text + "\n", DocumentLimits(nodes: count - 1)).problems.last?.rule == "yaml-too-many")
  }

  @Test func defaultLimitsAreAsDocumented() {
    let limits = DocumentLimits()
    #expect(limits.size == 16 * 1024 * 1024)
    #expect(limits.levels == 64)
    #expect(limits.nodes == 500_000)
    #expect(limits.problems == 100)
  }

  @Test func atMostHundredProblemsAreListed() {
    let hundred = String(repeating: "- *a\n", count: 100)
    #expect(Reading.rules(hundred) == Array(repeating: "yaml-alias", count: 100))
    for more in ["- *a\n", String(repeating: "- *a\n", count: 5000)] {
      let rules = Reading.rules(hundred + more)
      #expect(rules == Array(repeating: "yaml-alias", count: 100) + ["yaml-too-many-problems"])
    }
  }

  @Test func problemsOfOneValueShareLimit() {
    let rules = Reading.rules(String(repeating: "- *a\n", count: 100) + "- &b !c d\n")
    #expect(rules.count == 101)
  }

  @Test func longListsAreReadCompletely() throws {
    let root = try #require(
      Reading.document((0..<5000).map { "- { k\($0): \($0) }\n" }.joined()).root)
    #expect(
      root.outline == "[" + (0..<5000).map { "{k\($0): \($0)}" }.joined(separator: ", ") + "]")
    let mapping = try #require(
      Reading.document((0..<5000).map { "k\($0): [\($0)]\n" }.joined()).root)
    #expect(
      mapping.outline == "{" + (0..<5000).map { "k\($0): [\($0)]" }.joined(separator: ", ") + "}")
  }

  /// Each of these would otherwise report a problem every few bytes.
  @Test(arguments: [
    "- &a b\n", "- !a b\n", "- *a\n", "a:\n", "-\n", "<<: a\n", "a: \u{202E}\n", "# \u{0}\n",
    "\u{2028}",
    "%TAG ! x\n", "a: \"\\0\\0\"\n", "? a\n", "a: []#\n", "a: b\n",
  ])
  func problemCountIsLimited(_ line: String) {
    let document = Reading.document(String(repeating: line, count: 3000))
    #expect(document.problems.count == 101)
    #expect(document.root == nil)
    #expect(document.problems.contains { $0.rule == "yaml-too-many-problems" })
  }

  @Test func escapesInLongTextAreLimited() {
    let text = "a: \"" + String(repeating: "\\0", count: 100_000) + "\"\n"
    #expect(Reading.document(text).problems.count == 101)
  }

  @Test func directivesAfterDocumentAreNotRead() {
    let text = "a: b\n" + String(repeating: "%TAG !a! x\n", count: 5000) + "---\nc: d\n"
    #expect(Reading.rules(text) == ["yaml-directive"])
  }

  @Test func longLinesAreTruncatedInReport() throws {
    let text = "[" + String(repeating: "a, ", count: 100_000) + "*b]"
    let lines = report(Reading.document(text)).split(separator: "\n")
    #expect(lines[1].hasSuffix("contract.yaml:1:300002"))
    #expect(lines[3].hasSuffix("a, a, *b]"))
    #expect(lines.allSatisfy { $0.count < 300 })
  }

  private func read(_ text: String, _ limits: DocumentLimits) -> Document {
    YAMLSource.parse(SourceFile(path: "contract.yaml", text: text), limits: limits)
  }

  private func report(_ document: Document) -> String {
    TextReport(colour: false).render(document.problems)
  }
}

import Diagnostics
import Testing

/// The report that a person sees on a terminal.
@Suite struct TextReportTests {
  /// The line of the source and the line with its mark below it.
  private func lines(_ text: String, _ range: Range<Int>) -> (source: String, mark: String) {
    let file = SourceFile(path: "x.yaml", text: text)
    let lines = report(Diagnostic("rule", "message", at: file.span(range))).split(separator: "\n")
    return (String(lines[3].dropFirst(4)), String(lines[4].dropFirst(4)))
  }

  private func report(_ diagnostic: Diagnostic, colour: Bool = false) -> String {
    TextReport(colour: colour).render([diagnostic])
  }

  /// A text, the marked bytes, the shown line, and the mark below it.
  @Test(arguments: [
    ("abc", 1..<2, "abc", " ^"),
    ("abc", 0..<3, "abc", "^^^"),
    ("abc", 3..<3, "abc", "   ^"),
    ("a: 请先登录 b", 3..<15, "a: 请先登录 b", "   ^^^^^^^^"),
    ("请先: x", 8..<9, "请先: x", "      ^"),
    ("😀: x", 6..<7, "😀: x", "    ^"),
    ("e\u{301}: x", 5..<6, "e\u{301}: x", "   ^"),
    ("a\u{200D}: x", 6..<7, "a\u{200D}: x", "   ^"),
    ("ｆｕｌｌ x", 13..<14, "ｆｕｌｌ x", "         ^"),
    ("한국 x", 7..<8, "한국 x", "     ^"),
    ("ก็ x", 7..<8, "ก็ x", "  ^"),
    ("\ta: b", 1..<2, "    a: b", "    ^"),
    ("a:\tb", 3..<4, "a:    b", "      ^"),
    ("a: \u{202E}b", 6..<7, "a: <U+202E>b", "           ^"),
    ("a: \u{202E}b", 3..<6, "a: <U+202E>b", "   ^^^^^^^^"),
    ("a\u{200B}b", 4..<5, "a<U+200B>b", "         ^"),
    ("a\u{AD}b", 3..<4, "a<U+00AD>b", "         ^"),
    ("a\u{E0041}b", 5..<6, "a<U+E0041>b", "          ^"),
    ("a\u{0}\u{1B}[31mb", 7..<8, "a<U+0000><U+001B>[31mb", "                     ^"),
    ("a\u{2028}b", 4..<5, "a<U+2028>b", "         ^"),
  ])
  func marksAlignWithMarkedText(
    _ text: String, _ range: Range<Int>, _ shown: String, _ mark: String
  ) {
    let lines = lines(text, range)
    #expect(lines.source == shown)
    #expect(lines.mark == mark)
  }

  @Test func multilineSpanIsMarkedToEndOfFirstLine() {
    #expect(lines("a: b\nc: d\n", 3..<9).mark == "   ^")
    #expect(lines("a: bcd\r\nc: d\n", 3..<12).mark == "   ^^^")
  }

  @Test func invalidUTF8IsMarked() {
    let file = SourceFile(path: "x", bytes: [0x61, 0x80, 0xE2, 0x82, 0x62])
    let lines = report(Diagnostic("r", "m", at: file.span(4..<5))).split(separator: "\n")
    #expect(lines[3] == "1 | a\u{FFFD}\u{FFFD}b")
    #expect(lines[4] == "  |    ^")
  }

  @Test func emptyLineHasNoTrailingSpace() {
    let file = SourceFile(path: "x", text: "")
    let lines = report(Diagnostic("r", "m", at: file.span(0..<0))).split(separator: "\n")
    #expect(lines[3] == "1 |")
    #expect(lines[4] == "  | ^")
  }

  @Test(arguments: [0, 1, 79, 80, 81, 500, 4998, 4999])
  func longLineIsCutAroundMark(_ place: Int) {
    let text = String(repeating: "0123456789", count: 500)
    let lines = lines(text, place..<place + 1)
    #expect(lines.source.count <= 160)
    let column = lines.mark.count - 1
    let marked = lines.source.dropFirst(column).first
    #expect(marked.map(String.init) == String(place % 10))
    #expect(text.contains(lines.source))
  }

  @Test(arguments: [0, 3, 1500, 2997]) func longLineOfWideCharactersIsCut(_ place: Int) {
    let lines = lines(String(repeating: "请", count: 1000), place..<place + 3)
    #expect(lines.source.count <= 80)
    #expect(lines.source.allSatisfy { $0 == "请" })
    #expect(lines.mark.hasSuffix("^^"))
    #expect(lines.mark.count <= 160)
  }

  @Test func longLineIsCutBetweenCharacters() {
    let marks = String(repeating: "\u{20D0}", count: 1000)
    let lines = lines("a\(marks)b\(marks)", 3001..<3002)
    #expect(lines.source.unicodeScalars.contains("b"))
    #expect(!lines.source.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func longMarkIsCutWithItsLine() {
    let lines = lines(String(repeating: "a", count: 1000), 10..<900)
    #expect(lines.mark.count <= 161)
    #expect(lines.mark.hasPrefix("          ^"))
  }

  @Test func controlCharactersAreEscaped() {
    let file = SourceFile(path: "x\u{1B}[2J\u{202E}.yaml", text: "a")
    let diagnostic = Diagnostic(
      "rule", "one\u{1B}[31m\ntwo", at: file.span(0..<1),
      related: [RelatedPlace(file.span(0..<1), "\u{7}here")], why: "\u{9B}a",
      help: "first\nsecond\u{0}")
    #expect(
      report(diagnostic) == """
        error[rule]: one<U+001B>[31m two
         --> x<U+001B>[2J<U+202E>.yaml:1:1
          |
        1 | a
          | ^
         ::: x<U+001B>[2J<U+202E>.yaml:1:1
          |
        1 | a
          | ^ <U+0007>here
          = why: <U+009B>a
          = help: first
                  second<U+0000>


        """)
  }

  @Test func longMessageIsTruncated() {
    let line = report(Diagnostic("r", String(repeating: "a", count: 100_000), at: nil))
    #expect(line.count < 2100)
    #expect(line.hasSuffix("a…\n\n"))
  }

  @Test func lineNumbersAreAligned() {
    let file = SourceFile(path: "x", text: String(repeating: "a\n", count: 120))
    let diagnostic = Diagnostic(
      "rule", .warning, "message", at: file.span(2..<3),
      related: [RelatedPlace(file.span(200..<201), "there")])
    #expect(
      report(diagnostic) == """
        warning[rule]: message
           --> x:2:1
            |
          2 | a
            | ^
           ::: x:101:1
            |
        101 | a
            | ^ there


        """)
  }

  @Test func diagnosticWithoutPlaceHasNoExcerpt() {
    #expect(
      report(Diagnostic("rule", .note, "message", at: nil, help: "do"))
        == "note[rule]: message\n  = help: do\n\n")
  }

  @Test func colorsChangeNothingElse() {
    let file = SourceFile(path: "x", text: "a: b")
    let diagnostic = Diagnostic("rule", "message", at: file.span(3..<4), why: "why", help: "help")
    let coloured = report(diagnostic, colour: true)
    #expect(coloured.contains("\u{1B}[1;31merror[rule]\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == report(diagnostic))
  }
}

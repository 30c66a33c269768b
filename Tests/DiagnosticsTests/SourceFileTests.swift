import Diagnostics
import Testing

@Suite struct SourceFileTests {
  @Test(arguments: ["\n", "\r\n", "\r"]) func linesEndWithAnyBreak(_ lineBreak: String) {
    let file = SourceFile(path: "x", text: ["a", "", "ccc", ""].joined(separator: lineBreak))
    #expect(file.lineCount == 4)
    #expect((1...4).map { String(decoding: file.line($0), as: UTF8.self) } == ["a", "", "ccc", ""])
    let third = 1 + 2 * lineBreak.utf8.count
    #expect(file.position(at: third + 1) == Position(line: 3, column: 2, offset: third + 1))
  }

  @Test func mixedLineBreaksAreSupported() {
    let file = SourceFile(path: "x", text: "a\rb\nc\r\nd\n\re\r")
    #expect(file.lineCount == 7)
    #expect(
      (1...7).map { String(decoding: file.line($0), as: UTF8.self) } == [
        "a", "b", "c", "d", "", "e", "",
      ])
  }

  @Test func linesOutOfRangeAreEmpty() {
    let file = SourceFile(path: "x", text: "a\nb")
    #expect(file.line(0).isEmpty && file.line(3).isEmpty && file.line(-1).isEmpty)
    let empty = SourceFile(path: "x", text: "")
    #expect(empty.lineCount == 1)
    #expect(empty.line(1).isEmpty)
    #expect(empty.position(at: 5) == Position(line: 1, column: 1, offset: 0))
  }

  @Test func columnsCountScalarsAndOffsetsCountBytes() {
    let file = SourceFile(path: "x", text: "é请😀e\u{301}x")
    let columns = [0, 2, 5, 9, 10, 12].map { file.position(at: $0).column }
    #expect(columns == [1, 2, 3, 4, 5, 6])
  }

  @Test func byteOrderMarkIsNotPartOfText() {
    let file = SourceFile(path: "x", text: "\u{FEFF}ab\nc")
    #expect(file.textStart == 3)
    #expect(file.position(at: 0) == Position(line: 1, column: 1, offset: 3))
    #expect(file.position(at: 4) == Position(line: 1, column: 2, offset: 4))
    #expect(String(decoding: file.line(1), as: UTF8.self) == "ab")
  }

  /// Positions are counted from marks 2,048 bytes apart, and must equal those counted from the start.
  @Test(arguments: ["a\n", "\n", "é\r\n", "请先登录\r", "0123456789", "\r\n"])
  func positionsAreExactFarFromStart(_ pattern: String) {
    let text = String(repeating: pattern, count: 3000)
    let file = SourceFile(path: "x", text: "\u{FEFF}" + text)
    var (line, column, offset) = (1, 1, 3)
    var wrong = 0
    for character in text {
      if file.position(at: offset) != Position(line: line, column: column, offset: offset) {
        wrong += 1
      }
      offset += character.utf8.count
      (line, column) =
        character.isNewline ? (line + 1, 1) : (line, column + character.unicodeScalars.count)
    }
    #expect(wrong == 0)
    #expect(file.lineCount == line)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let differing = lines.indices.filter {
      String(decoding: file.line($0 + 1), as: UTF8.self) != lines[$0]
    }
    #expect(differing.isEmpty)
  }

  @Test func spansJoin() {
    let file = SourceFile(path: "x", text: "ab\ncd")
    let joined = file.span(0..<1).through(file.span(3..<5))
    #expect(joined.start == Position(line: 1, column: 1, offset: 0))
    #expect(joined.end == Position(line: 2, column: 3, offset: 5))
    #expect(file.span(0..<5).through(file.span(1..<2)) == file.span(0..<5))
  }
}

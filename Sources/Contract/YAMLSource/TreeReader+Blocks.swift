import Diagnostics

/// Texts that begin with `|` or `>`.
extension TreeReader {
  /// The end of the last line that is not blank: libyaml's is behind all the blank lines.
  mutating func endOfBlock(_ event: ParserEvent, from start: Position) -> Position {
    let header = endOfHeader(from: start.offset)
    let headerLine = text.lineEnd(from: header)
    var end = offset(event.end)
    var line = event.end.line + 1
    while end > headerLine {
      let first = text.lineStart(of: end, floor: headerLine)
      if text.skip(from: first, to: end, while: \.isSpaceOrTab) < end { break }
      end = breakStart(before: first)
      line -= 1
    }
    guard end > headerLine else {
      let column = start.column + header - start.offset
      return Position(line: start.line, column: column, offset: header)
    }
    let first = text.lineStart(of: end, floor: headerLine)
    return Position(line: line, column: text.scalarCount(first..<end) + 1, offset: end)
  }

  /// The beginning of the line break that ends at an offset.
  private func breakStart(before offset: Int) -> Int {
    let isPair =
      offset >= 2 && text[offset - 1] == .lineFeed && text[offset - 2] == .carriageReturn
    return offset - (isPair ? 2 : 1)
  }

  /// Behind `|` or `>` and the signs that belong to it.
  private func endOfHeader(from start: Int) -> Int {
    text.skip(from: start + 1) { byte in
      byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte &- 48 < 10
    }
  }

  mutating func checkBlock(_ event: ParserEvent, _ span: Span) {
    let header = endOfHeader(from: span.startOffset)
    if header < text.count, text[header] == UInt8(ascii: "#") {
      report(.comment(at: source.span(header..<header + 1)))
    }
    let hasNumber = (span.startOffset..<header).contains { text[$0] &- 48 < 10 }
    if !hasNumber, event.text.utf8.allSatisfy(\.isLineBreak) {
      checkBlankLines(event, from: header)
    }
  }

  /// A blank line that is indented further than the first line of the text makes libyaml take the
  /// text for empty.
  private mutating func checkBlankLines(_ event: ParserEvent, from header: Int) {
    let end = offset(event.end)
    var deepest = 0
    var index = text.lineEnd(from: header)
    while index < end {
      index += 1
      let first = text.skip(from: index) { $0 == .space }
      deepest = max(deepest, first - index)
      index = text.lineEnd(from: first)
    }
    let first = text.skip(from: end, while: \.isWhite)
    let lineStart = text.lineStart(of: first, floor: end)
    let indent = first - lineStart
    if first < text.count, indent > blockColumn, indent < deepest {
      isDoubtful = true
      report(.blankLineTooDeep(at: source.span(lineStart..<first)))
    }
  }
}

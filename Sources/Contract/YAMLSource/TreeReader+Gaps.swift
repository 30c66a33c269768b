import Diagnostics

/// The gaps between the values: punctuation, blanks and comments, of which libyaml tells nothing.
extension TreeReader {
  /// Brings the cursor to where the content of an event begins, past anchors and tags. A scalar
  /// says itself how many it has; a collection must not take those of its first key.
  mutating func arrive(at event: ParserEvent, properties: Int) -> Position {
    let start = position(event.start)
    pass(to: start.offset)
    guard event.kind == .scalar || properties > 0 else { return start }
    let limit = event.kind == .scalar ? 2 : properties
    var passed = 0
    while passed < limit, cursor < text.count, passProperty() { passed += 1 }
    return passed == 0 ? start : source.position(at: cursor)
  }

  /// Reports an anchor or tag at the cursor, and goes on to what stands behind it.
  private mutating func passProperty() -> Bool {
    let isAnchor = text[cursor] == UInt8(ascii: "&")
    guard isAnchor || text[cursor] == UInt8(ascii: "!") else { return false }
    let end = endOfProperty(isAnchor: isAnchor)
    let span = source.span(cursor..<end)
    report(isAnchor ? .anchor(at: span) : .tag(at: span))  //! yaml-no-anchors
    cursor = end
    pass(to: text.skipBlanksAndComments(from: end))
    return true
  }

  private func endOfProperty(isAnchor: Bool) -> Int {
    if isAnchor { return text.skip(from: cursor + 1, while: \.isWordByte) }
    if text.isWord("!<", at: cursor) {
      return text.skip(from: cursor) { $0 != UInt8(ascii: ">") } + 1
    }
    return text.skip(from: cursor + 1) { !$0.isWhite && !$0.isFlowIndicator }
  }

  /// Looks at everything up to an offset.
  mutating func pass(to end: Int) {
    var index = cursor
    var lineStart: Int?
    while index < end {
      let byte = text[index]
      if byte == UInt8(ascii: "#") {
        checkComment(at: index)
        index = text.lineEnd(from: index)
        continue
      }
      if byte.isLineBreak {
        lineStart = index + 1
      } else if !byte.isSpaceOrTab {
        if let start = lineStart { checkIndent(start..<index) }
        lineStart = nil
        if byte == UInt8(ascii: "?") { passQuestionMark(at: index) }
      }
      index += 1
    }
    if let start = lineStart, index < text.count { checkIndent(start..<index) }
    cursor = max(cursor, end)
  }

  private mutating func passQuestionMark(at index: Int) {
    questionMarks += 1
    report(.questionMark(at: source.span(index..<index + 1)))
  }

  /// libyaml lets a comment begin right behind a bracket or a quote.
  private mutating func checkComment(at index: Int) {
    guard index > source.textStart, !text[index - 1].isWhite else { return }
    report(.comment(at: source.span(index..<index + 1)))
  }

  /// libyaml lets the lines inside brackets begin anywhere.
  private mutating func checkIndent(_ blanks: Range<Int>) {
    if !openBrackets.isEmpty, isTooShort(blanks) { reportIndent(blanks, quote: nil) }
  }

  /// True if a line that goes on with a text or with brackets has not the spaces that set it off.
  func isTooShort(_ blanks: Range<Int>) -> Bool {
    text.skip(from: blanks.lowerBound, to: blanks.upperBound) { $0 == .space }
      <= blanks.lowerBound + blockColumn
  }

  /// One wrong line is enough to say about one pair of brackets. `quote` is the text that the line
  /// belongs to, if that is in quotes.
  mutating func reportIndent(_ blanks: Range<Int>, quote: Span?) {
    guard openBrackets.isEmpty || !isDoubtful else { return }
    isDoubtful = true
    let spaces = text.skip(from: blanks.lowerBound) { $0 == .space }
    if spaces < blanks.upperBound {
      report(.tab(at: source.span(spaces..<text.skip(from: spaces) { $0 == .tab })))
      return
    }
    let end = text.skip(from: spaces) { !$0.isWhite && !$0.isFlowIndicator }
    let line = source.span(spaces..<max(end, spaces + 1))
    if let quote {
      report(.textNotIndented(at: line, wanted: blockColumn + 1, text: quote))
    } else if let bracket = openBrackets.first {
      let opened = source.span(bracket..<bracket + 1)
      report(.bracketsNotIndented(at: line, wanted: blockColumn + 1, bracket: opened))
    }
  }

  /// Looks at the end of the document and at what stands behind it. True if something was refused.
  mutating func passEnd(_ event: ParserEvent) -> Bool {
    pass(to: offset(event.start))
    if event.isExplicit {
      report(.documentEnd(at: span(event.start, event.end)))
      return true
    }
    let rest = text.skipBlanksAndComments(from: cursor)
    pass(to: rest)
    guard rest < text.count else { return false }
    report(behindDocument(rest))
    return true
  }

  private func behindDocument(_ offset: Int) -> Diagnostic {
    let end = text.skip(from: offset) { !$0.isWhite }
    let word = source.span(offset..<end)
    switch (text[offset], Array(text[offset..<end])) {
    case (_, [UInt8](repeating: UInt8(ascii: "-"), count: 3)): return .secondDocument(at: word)
    case (_, [UInt8](repeating: UInt8(ascii: "."), count: 3)): return .documentEnd(at: word)
    case (UInt8(ascii: "%"), _):
      return .directive(at: source.span(offset..<text.lineEnd(from: offset)))
    case (UInt8(ascii: "]"), _), (UInt8(ascii: "}"), _):
      return .closesNothing(at: source.span(offset..<offset + 1))
    default: return .behindDocument(at: word)
    }
  }
}

import Diagnostics

/// Scalars and aliases.
extension TreeReader {
  mutating func scalar(_ event: ParserEvent) -> Node {
    let start = arrive(at: event, properties: 0)
    let end = event.style.isBlock ? endOfBlock(event, from: start) : position(event.end)
    cursor = offset(event.end)
    reached = end
    let span = Span(source, start, end)
    if openBrackets.isEmpty { isDoubtful = false }
    check(event, span, hasLines: end.line > start.line)
    remember(span)
    return Node(.scalar(Node.Scalar(event.text, event.style)), at: span)
  }

  mutating func alias(_ event: ParserEvent) -> Node {
    let start = arrive(at: event, properties: 0)
    reached = position(event.end)
    cursor = reached.offset
    let span = Span(source, start, reached)
    report(.alias(at: span))  //! yaml-no-aliases
    return Node(.scalar(Node.Scalar("", .plain)), at: span, isPlaceholder: true)
  }

  private mutating func check(_ event: ParserEvent, _ span: Span, hasLines: Bool) {
    switch event.style {
    case .literal, .folded: checkBlock(event, span)
    case .single: if hasLines { checkLines(span, isQuoted: true) }
    case .double:
      if hasLines { checkLines(span, isQuoted: true) }
      checkEscapes(span)
    case .plain:
      if hasLines { checkLines(span, isQuoted: false) }
      if !openBrackets.isEmpty, text[span.startOffset] == UInt8(ascii: "-") {
        checkDash(event, span)
      }
    }
  }

  /// Every line of a text in quotes or brackets has to be indented. libyaml does not mind.
  private mutating func checkLines(_ span: Span, isQuoted: Bool) {
    var index = text.lineEnd(from: span.startOffset)
    while index < span.endOffset {
      index += 1
      let first = text.skip(from: index) { $0.isSpaceOrTab }
      if first < span.endOffset, !text[first].isLineBreak, isTooShort(index..<first) {
        reportIndent(index..<first, quote: isQuoted ? span : nil)
        return
      }
      index = text.lineEnd(from: first)
    }
  }

  /// Inside brackets libyaml takes `-` for a text of one letter, and others for a list.
  private mutating func checkDash(_ event: ParserEvent, _ span: Span) {
    guard event.text == "-" || event.text.hasPrefix("- ") else { return }
    report(.misplacedDash(at: source.span(span.startOffset..<span.startOffset + 1)))
  }

  /// The raw bytes of the text have been looked at; what escapes put into it has not.
  private mutating func checkEscapes(_ span: Span) {
    for escape in Escapes(text, span.startOffset..<span.endOffset) {
      if problems.isFull { return }
      guard let hazard = escape.hazard else { continue }  //! yaml-escaped-invisible
      report(.escapedCharacter(escape.scalar, hazard, at: source.span(escape.range)))
    }
  }
}

extension Node.Scalar.Style {
  /// True for `|` and `>`.
  var isBlock: Bool { self == .literal || self == .folded }
}

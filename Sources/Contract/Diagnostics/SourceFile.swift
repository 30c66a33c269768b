/// A text that somebody wrote: its name as the user gave it, and its bytes as they are on disk.
package final class SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  private let lines: LineTable

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lines = LineTable(bytes)
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package var lineCount: Int { lines.lineCount }

  /// The offset behind a byte order mark, where the text itself begins.
  package var textStart: Int { lines.textStart }

  /// The bytes of a line (the first is 1) without its line break.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lineCount else { return [] }
    let start = lines.start(ofLine: number, in: bytes)
    return bytes[start..<lineEnd(behind: start, within: bytes.count)]
  }

  /// The place of a byte: its line, and its column counted in Unicode scalars.
  package func position(at offset: Int) -> Position {
    lines.position(at: inText(offset), in: bytes)
  }

  package func span(_ range: Range<Int>) -> Span {
    Span(self, from: inText(range.lowerBound), to: inText(range.upperBound))
  }

  private func inText(_ offset: Int) -> Int { min(max(offset, textStart), bytes.count) }
}

extension SourceFile {
  /// The part of a span that lies on its first line, and what stands before and behind it on that
  /// line, each cut off at `reach` bytes: a line may be as long as the file.
  func firstLine(
    of span: Span, reach: Int
  ) -> (before: ArraySlice<UInt8>, marked: ArraySlice<UInt8>, behind: ArraySlice<UInt8>) {
    let start = span.startOffset
    let low = lineStart(before: start, within: max(textStart, start - reach))
    let lineEnd = lineEnd(behind: start, within: min(bytes.count, start + reach))
    let end = min(max(span.endOffset, start), lineEnd)
    let high = self.lineEnd(behind: end, within: min(bytes.count, end + reach))
    return (bytes[low..<start], bytes[start..<end], bytes[end..<high])
  }

  private func lineEnd(behind offset: Int, within limit: Int) -> Int {
    var end = offset
    while end < limit, !isBreak(end) { end += 1 }
    return end == limit ? wholeScalars(upTo: end, from: offset) : end
  }

  private func lineStart(before offset: Int, within limit: Int) -> Int {
    var start = offset
    while start > limit, !isBreak(start - 1) { start -= 1 }
    guard start == limit else { return start }
    while start < offset, isContinuation(start) { start += 1 }
    return start
  }

  private func wholeScalars(upTo end: Int, from start: Int) -> Int {
    guard end < bytes.count else { return end }
    var end = end
    while end > start, isContinuation(end) { end -= 1 }
    return end
  }

  private func isBreak(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }

  private func isContinuation(_ index: Int) -> Bool { bytes[index] & 0xC0 == 0x80 }
}

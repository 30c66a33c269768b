/// The bytes of a template and the questions that parsing asks of them.
struct TemplateSource: Sendable {
  let name: String
  let bytes: [UInt8]

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text without the white space around it.
  func trimmed(_ range: Range<Int>) -> String {
    guard let first = bytes[range].firstIndex(where: { !$0.isBlank }),
      let last = bytes[range].lastIndex(where: { !$0.isBlank })
    else { return "" }
    return text(first..<last + 1)
  }

  /// The offset at which the pattern, which is not empty, next begins.
  func find(_ pattern: [UInt8], from offset: Int) -> Int? {
    var start = offset
    while let found = bytes[start...].firstIndex(of: pattern[0]) {
      if bytes[found...].starts(with: pattern) { return found }
      start = found + 1
    }
    return nil
  }

  /// The whole line or lines, break included, on which nothing but white space surrounds the range.
  func standaloneLine(around range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start > 0, bytes[start - 1].isIndentation { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    var end = range.upperBound
    while end < bytes.count, bytes[end].isIndentation { end += 1 }
    guard let next = lineBreakEnd(at: end) else { return nil }
    return start..<next
  }

  /// Behind the LF or CR LF at the offset; the end of the text counts as a line break.
  private func lineBreakEnd(at offset: Int) -> Int? {
    if offset == bytes.count { return offset }
    if bytes[offset] == UInt8(ascii: "\n") { return offset + 1 }
    return bytes[offset...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
      ? offset + 2 : nil
  }

  /// Both from 1; columns count Unicode scalars.
  func position(at offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let breaks = before.lazy.filter { $0 == UInt8(ascii: "\n") }.count
    let scalars = bytes[lineStart..<offset].lazy.filter { $0 & 0xC0 != 0x80 }.count
    return (breaks + 1, scalars + 1)
  }

  /// The first line of a tag, cut where it is too long for a message.
  func excerpt(_ range: Range<Int>) -> String {
    let line = bytes[range].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    let isWhole = line.count == range.count && scalars.count <= 40
    return String(scalars.prefix(40)) + (isWhole ? "" : "…")
  }
}

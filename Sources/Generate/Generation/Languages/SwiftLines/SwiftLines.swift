/// Lines of Swift no longer than swift-format allows.
enum SwiftLines {
  static func wrapped(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var wrapper = SwiftLineWrapper(bytes)
      return wrapper.wrapped()
    }
  }

  /// The lines of a line of code that is too long.
  static func broken(_ line: Substring) -> [String] {
    let indent = line.prefix { $0 == " " }.count
    let code = line.dropFirst(indent)
    let begin = code.prefix { $0 == "}" || $0 == "]" || $0 == ")" }
    let end = opening(code)
    let middle = code.dropFirst(begin.count).dropLast(end.count)
    guard var pieces = SwiftPieceReader.pieces(of: String(middle)) else { return [String(line)] }
    pieces.insert(.plain(String(begin)), at: 0)
    pieces.append(.plain(String(end)))
    return SwiftLineBreaker.lines(pieces.joined, indent: indent)
  }

  /// The bracket that the lines below close, and what a closure takes.
  private static func opening(_ code: Substring) -> Substring {
    if let last = code.last, "{[(".contains(last) { return code.suffix(1) }
    guard code.hasSuffix(" in"), let brace = code.lastIndex(of: "{") else { return "" }
    return code[brace...]
  }
}

/// Goes through the bytes of a text line by line. Nearly all lines fit, and are taken over as they are.
private struct SwiftLineWrapper {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var result: [UInt8] = []
  /// All before it is in the result.
  private var written = 0
  private var place = 0
  private var isInLiteral = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    result.reserveCapacity(bytes.count + bytes.count / 8)
  }

  mutating func wrapped() -> String {
    while place <= bytes.count {
      let line = place..<lineEnd(from: place)
      place = line.upperBound + 1
      let opens = opensLiteral(line)
      if isInLiteral || opens || fits(line) {
        if opens { isInLiteral.toggle() }
        continue
      }
      replace(line)
    }
    result += bytes[min(written, bytes.count)...]
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func replace(_ line: Range<Int>) {
    let text = text(line)
    let lines: [String]
    if let comment = SwiftCommentLines(text) {
      var rest: [Substring] = []
      while place <= bytes.count {
        let end = lineEnd(from: place)
        let next = self.text(place..<end)
        guard comment.goesOn(in: next) else { break }
        rest.append(next)
        place = end + 1
      }
      lines = comment.lines(with: rest[...])
    } else {
      lines = SwiftLines.broken(text)
    }
    result += bytes[written..<line.lowerBound]
    written = place - 1
    for (index, line) in lines.enumerated() {
      if index > 0 { result.append(UInt8(ascii: "\n")) }
      result += line.utf8
    }
  }

  private func text(_ range: Range<Int>) -> Substring {
    Substring(String(decoding: bytes[range], as: UTF8.self))
  }

  /// Before its line feed. One behind a carriage return ends no line, as in texts of characters.
  private func lineEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n"), index == 0 || bytes[index - 1] != UInt8(ascii: "\r") {
        break
      }
      index += 1
    }
    return index
  }

  private func opensLiteral(_ line: Range<Int>) -> Bool {
    if isQuoted(line.upperBound - 3, in: line) { return true }
    var first = line.lowerBound
    while first < line.upperBound, bytes[first] == UInt8(ascii: " ") { first += 1 }
    return isQuoted(first, in: line)
  }

  /// Three quotes stand there.
  private func isQuoted(_ start: Int, in line: Range<Int>) -> Bool {
    start >= line.lowerBound && start + 3 <= line.upperBound
      && bytes[start..<start + 3].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  /// Certainly: the formatter counts some columns that are not there.
  private func fits(_ line: Range<Int>) -> Bool {
    let room = SwiftLineBreaker.width - 5
    return line.count <= room || text(line).columns <= room
  }
}

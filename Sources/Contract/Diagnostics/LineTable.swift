/// Knows line and column of every byte of a text from a mark in every 2,048 bytes: a text of
/// nothing but line breaks costs no more memory than any other, and a line of many megabytes no
/// more time.
struct LineTable: Sendable {
  private static let stride = 2048

  /// The offset at which the text begins, behind a byte order mark.
  let textStart: Int
  let lineCount: Int
  private let marks: [Position]

  init(_ bytes: [UInt8]) {
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var walker = Walker(offset: textStart)
    var marks = [walker.position]
    marks.reserveCapacity(bytes.count / LineTable.stride + 1)
    bytes.withUnsafeBufferPointer { buffer in
      while walker.offset < buffer.count {
        walker.walk(to: min(walker.offset + LineTable.stride, buffer.count), in: buffer)
        marks.append(walker.position)
      }
    }
    self.marks = marks
    lineCount = walker.line
  }

  /// The place of a byte, which lies in the text.
  func position(at offset: Int, in bytes: [UInt8]) -> Position {
    var walker = Walker(marks[(offset - textStart) / LineTable.stride])
    bytes.withUnsafeBufferPointer { walker.walk(to: offset, in: $0) }
    return walker.position
  }

  /// The offset at which a line begins, for a line that there is.
  func start(ofLine line: Int, in bytes: [UInt8]) -> Int {
    var walker = Walker(marks[lastMark(beforeLine: line)])
    bytes.withUnsafeBufferPointer { buffer in
      while walker.line < line { walker.walk(to: walker.offset + 1, in: buffer) }
    }
    return walker.offset
  }

  private func lastMark(beforeLine line: Int) -> Int {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      let isBefore = marks[middle].line < line
      if isBefore { low = middle } else { high = middle }
    }
    return low
  }
}

/// Goes through a text and counts. LF, CR LF and a lone CR each end a line, as in YAML.
private struct Walker {
  private(set) var offset: Int
  private(set) var line = 1
  private var column = 1

  init(offset: Int) { self.offset = offset }

  init(_ position: Position) {
    offset = position.offset
    line = position.line
    column = position.column
  }

  var position: Position { Position(line: line, column: column, offset: offset) }

  mutating func walk(to end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var (line, column) = (self.line, self.column)
    var index = offset
    while index < end {
      let byte = bytes[index]
      index += 1
      let isLoneReturn = byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A)
      if byte == 0x0A || isLoneReturn {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    (self.line, self.column, offset) = (line, column, end)
  }
}

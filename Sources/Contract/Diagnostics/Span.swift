/// A place in a text. Lines and columns begin at 1 and columns count Unicode scalars; the offset
/// counts bytes from 0. Kept in 12 bytes, because every key and value of a contract has two: a text
/// of more than 4 GiB has no exact places.
package struct Position: Hashable, Comparable, Sendable {
  private let storedLine: UInt32
  private let storedColumn: UInt32
  private let storedOffset: UInt32

  package init(line: Int, column: Int, offset: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
    storedOffset = UInt32(clamping: offset)
  }

  package var line: Int { Int(storedLine) }
  package var column: Int { Int(storedColumn) }
  package var offset: Int { Int(storedOffset) }

  package static func < (left: Position, right: Position) -> Bool { left.offset < right.offset }
}

/// A stretch of a text; `end` is the place behind its last character.
package struct Span: Sendable {
  package let source: SourceFile
  package let start: Position
  package let end: Position

  package init(_ source: SourceFile, _ start: Position, _ end: Position) {
    self.source = source
    self.start = start
    self.end = end
  }

  /// From the beginning of this span to the end of another one in the same text.
  package func through(_ other: Span) -> Span { Span(source, start, max(end, other.end)) }
}

extension Span: Hashable {
  package static func == (left: Span, right: Span) -> Bool {
    left.source === right.source && left.start == right.start && left.end == right.end
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
  }
}

/// A value and the place where somebody wrote it.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let span: Span

  package init(_ value: Value, at span: Span) {
    self.value = value
    self.span = span
  }

  package func map<Other>(_ change: (Value) -> Other) -> Located<Other> {
    Located<Other>(change(value), at: span)
  }
}

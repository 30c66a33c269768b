/// A place in a text. Lines and columns begin at 1 and columns count Unicode scalars; the offset
/// counts bytes from 0.
package struct Position: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int
  package let offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  package static func < (left: Position, right: Position) -> Bool { left.offset < right.offset }
}

/// A stretch of a text; `end` is the place behind its last character. Every key and value of a contract has one, and
/// hardly any is ever shown: it keeps two offsets, and lines and columns are counted when they are asked for. A text
/// of more than 4 GiB has no exact places.
package struct Span: Sendable {
  package let source: SourceFile
  private let storedStart: UInt32
  private let storedEnd: UInt32

  package init(_ source: SourceFile, from start: Int, to end: Int) {
    self.source = source
    storedStart = UInt32(clamping: start)
    storedEnd = UInt32(clamping: end)
  }

  package init(_ source: SourceFile, _ start: Position, _ end: Position) {
    self.init(source, from: start.offset, to: end.offset)
  }

  package var startOffset: Int { Int(storedStart) }
  package var endOffset: Int { Int(storedEnd) }
  package var start: Position { source.position(at: startOffset) }
  package var end: Position { source.position(at: endOffset) }

  /// From the beginning of this span to the end of another one in the same text.
  package func through(_ other: Span) -> Span {
    Span(source, from: startOffset, to: max(endOffset, other.endOffset))
  }
}

extension Span: Hashable {
  package static func == (left: Span, right: Span) -> Bool {
    left.source === right.source && left.storedStart == right.storedStart
      && left.storedEnd == right.storedEnd
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(storedStart)
    hasher.combine(storedEnd)
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

/// The bytes that have a meaning in YAML, by name.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20

  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  var isSpaceOrTab: Bool { self == .space || self == .tab }
  var isWhite: Bool { isSpaceOrTab || isLineBreak }
  var isContinuation: Bool { self & 0xC0 == 0x80 }
  var isHexDigit: Bool { self &- 48 < 10 || (self | 0x20) &- 97 < 6 }

  /// True for a byte that libyaml takes for part of an anchor's name.
  var isWordByte: Bool {
    self &- 48 < 10 || (self | 0x20) &- 97 < 26 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "-")
  }

  /// `[`, `]`, `{`, `}` and `,`: inside brackets they end what stands before them.
  var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","):
      true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place from an offset on that does not belong, or the end.
  func skip(from start: Int, to end: Int? = nil, while belongs: (UInt8) -> Bool) -> Int {
    let end = end ?? count
    var index = start
    while index < end, belongs(self[index]) { index += 1 }
    return index
  }

  /// The end of the line that a byte stands on, before its line break.
  func lineEnd(from start: Int) -> Int { skip(from: start) { !$0.isLineBreak } }

  /// The first byte of the line that a byte stands on, not before `floor`.
  func lineStart(of offset: Int, floor: Int) -> Int {
    var index = offset
    while index > floor, !self[index - 1].isLineBreak { index -= 1 }
    return index
  }

  /// True if only spaces and tabs stand before a byte on its line.
  func isFirstOnLine(_ offset: Int, floor: Int) -> Bool {
    var index = offset
    while index > floor, self[index - 1].isSpaceOrTab { index -= 1 }
    return index == floor || self[index - 1].isLineBreak
  }

  func isWord(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { self[offset + $0] == word.utf8Start[$0] }
  }

  /// The first byte from an offset on that is neither white nor part of a comment, or the end.
  func skipBlanksAndComments(from start: Int) -> Int {
    var index = start
    while index < count {
      if self[index] == UInt8(ascii: "#") {
        index = lineEnd(from: index)
      } else if self[index].isWhite {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  /// How many characters stand in a stretch of valid UTF-8.
  func scalarCount(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where !self[index].isContinuation { count += 1 }
    return count
  }
}

import Diagnostics

/// The escapes in the raw bytes of a text in double quotes that libyaml has accepted.
struct Escapes: Sequence, IteratorProtocol {
  struct Escape {
    let scalar: Unicode.Scalar
    /// From the backslash to the end.
    let range: Range<Int>

    /// Why the character may not stand in a text; `\n` and `\t` may.
    var hazard: TextHazard? { scalar == "\r" ? .control : TextHazard.of(scalar) }
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var index: Int

  init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.text = text
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Escape? {
    let start = text.skip(from: index, to: end) { $0 != UInt8(ascii: "\\") }
    guard start + 1 < end else { return nil }
    let letter = text[start + 1]
    let digits = Escapes.digits(letter)
    index = Swift.min(start + 2 + digits, end)
    let value = digits == 0 ? Escapes.value(letter) : hexadecimal(start + 2..<index)
    return Escape(scalar: Unicode.Scalar(value) ?? "\u{FFFD}", range: start..<index)
  }

  private func hexadecimal(_ range: Range<Int>) -> UInt32 {
    UInt32(String(decoding: text[range], as: UTF8.self), radix: 16) ?? 0xFFFD
  }

  /// How many digits stand behind the letter of an escape.
  static func digits(_ letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "x"): 2
    case UInt8(ascii: "u"): 4
    case UInt8(ascii: "U"): 8
    default: 0
    }
  }

  private static func value(_ letter: UInt8) -> UInt32 {
    switch letter {
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "e"): 0x1B
    case UInt8(ascii: "N"): 0x85
    case UInt8(ascii: "L"): 0x2028
    case UInt8(ascii: "P"): 0x2029
    default: 0x20
    }
  }
}

import Diagnostics

/// Texts and numbers.
extension JSONParser {
  /// The text in quotes that begins here.
  mutating func string() throws(JSONMistake) -> String {
    offset += 1
    var bytes: [UInt8] = []
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += Array(String(try escaped()).utf8)
      case ..<0x20:
        offset -= 1
        throw mistake("a text holds a control character")
      default: bytes.append(byte)
      }
    }
    throw mistake("a text has no closing quote")
  }

  private mutating func escaped() throws(JSONMistake) -> Unicode.Scalar {
    guard let byte = next else { throw mistake("a text has no closing quote") }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try unicode()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default:
      offset -= 1
      throw mistake("a text holds an escape that JSON does not have")
    }
  }

  /// One unit of UTF-16, or two that belong together.
  private mutating func unicode() throws(JSONMistake) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, next == UInt8(ascii: "\\") else { throw loneSurrogate }
    offset += 1
    guard next == UInt8(ascii: "u") else { throw loneSurrogate }
    offset += 1
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw loneSurrogate }
    return scalar
  }

  private var loneSurrogate: JSONMistake { mistake("a text holds half of a surrogate pair") }

  private mutating func unit() throws(JSONMistake) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw mistake("`\\u` wants four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  /// The number that begins here, as it is written.
  mutating func number() throws(JSONMistake) -> String {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    if next == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    return String(decoding: source.bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() throws(JSONMistake) {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    if offset == start { throw mistake("this is no JSON value") }
  }
}

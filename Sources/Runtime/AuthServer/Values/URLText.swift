/// Which bytes RFC 3986 lets stand in a URL. It does not take the URL apart.
enum URLText {
  /// Only allowed characters, each percent sign with two digits, and a scheme in front.
  static func isPlausible(_ text: String) -> Bool {
    let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < text.utf8.count, let first = scheme.first, isLetter(first),
      scheme.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
    else { return false }
    return text.utf8.allSatisfy { isPathByte($0) || "?#[]".utf8.contains($0) }
      && PercentCoding.isWellFormed(text.utf8)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// `unreserved`: never needs escaping anywhere.
  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: isLetter(byte) || isDigit(byte)
    }
  }

  /// `pchar`, the slash, and the percent sign of an escape.
  static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "$")...UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "@"):
      true
    default: isUnreserved(byte) || byte == UInt8(ascii: "%")
    }
  }
}

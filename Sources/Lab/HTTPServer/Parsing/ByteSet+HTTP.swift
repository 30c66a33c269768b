import Primitives

/// The characters of HTTP's grammar, all of them in ASCII.
extension ByteSet {
  private static let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z")).flatMap {
    [$0, $0 - 32]
  }
  private static let digits = Array(UInt8(ascii: "0")...UInt8(ascii: "9"))

  /// Methods and names of fields.
  static let token = ByteSet(letters + digits + Array("!#$%&'*+-.^_`|~".utf8))
  /// The bytes that RFC 3986 lets stand in a URL, but no fragment.
  static let target = ByteSet(letters + digits + Array("-._~:/?[]@!$&'()*+,;=%".utf8))
  /// Names of hosts; RFC 3986 lets a list with commas stand here, and no name has any.
  static let name = ByteSet(letters + digits + Array("-._~".utf8))
  static let address = ByteSet(letters + digits + Array(":.".utf8))
  static let digit = ByteSet(digits)
  /// A field's value and a chunk's extension, in ASCII: no control characters but the tab.
  static let value = ByteSet([0x09] + Array(0x20...0x7E))
}

extension UInt8 {
  static let carriageReturn: UInt8 = 0x0D
  static let lineFeed: UInt8 = 0x0A
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09

  var hexValue: UInt64? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

enum ASCII {
  /// Letters without case, every other byte as it is.
  static func isSame(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    left.utf8.count == right.utf8.count
      && zip(left.utf8, right.utf8).allSatisfy { lowercase($0) == lowercase($1) }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
  }

  /// The parts of a list, without the spaces and tabs around them.
  static func list(_ value: String) -> [Substring] {
    value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let isBlank = { (character: Character) in character == " " || character == "\t" }
      let start = part.drop(while: isBlank)
      return start[
        ..<(start.lastIndex { !isBlank($0) }.map(start.index(after:)) ?? start.startIndex)]
    }
  }
}

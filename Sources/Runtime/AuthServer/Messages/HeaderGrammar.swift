import Primitives

/// The form of a header field (RFC 9110). A field that fails this never gets in, and never out.
enum HeaderGrammar {
  static func isWellFormed(_ field: Headers.Field) -> Bool {
    isToken(field.name) && value.holdsAll(of: field.value.utf8)
  }

  private static let token = ByteSet(isTokenByte)
  private static let value = ByteSet(isValueByte)

  /// Field names, methods and media types.
  static func isToken(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && token.holdsAll(of: text.utf8)
  }

  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^")...UInt8(ascii: "`"),
      UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: URLText.isLetter(byte) || URLText.isDigit(byte)
    }
  }

  /// Anything but control characters; the tab is none here.
  private static func isValueByte(_ byte: UInt8) -> Bool {
    (byte >= 0x20 && byte != 0x7F) || byte == 0x09
  }
}

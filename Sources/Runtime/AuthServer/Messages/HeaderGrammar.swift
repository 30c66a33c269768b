/// What RFC 9110 lets stand in a header field. Whatever fails this never gets in, and never out.
enum HeaderGrammar {
  static func isWellFormed(_ field: Headers.Field) -> Bool {
    isToken(field.name) && isValue(field.value)
  }

  private static let token = ByteSet(isTokenByte)

  private static func isValue(_ text: String) -> Bool {
    let answer = text.utf8.withContiguousStorageIfAvailable { bytes in
      // Without an early end, so that it goes many bytes at a time.
      bytes.reduce(into: UInt8(0)) { $0 |= isValueByte($1) ? 0 : 1 } == 0
    }
    return answer ?? text.utf8.allSatisfy(isValueByte)
  }

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

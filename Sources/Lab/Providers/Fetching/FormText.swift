/// `application/x-www-form-urlencoded`.
enum FormText {
  static func encode(_ pairs: [(String, String)]) -> String {
    pairs.map { escape($0) + "=" + escape($1) }.joined(separator: "&")
  }

  /// Everything but letters, digits, `-`, `.`, `_` and `~`.
  static func escape(_ text: String) -> String {
    text.utf8.map { byte in
      isPlain(byte)
        ? String(UnicodeScalar(byte)) : "%" + digits[Int(byte >> 4)] + digits[Int(byte & 15)]
    }.joined()
  }

  private static let digits = "0123456789ABCDEF".map(String.init)

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}

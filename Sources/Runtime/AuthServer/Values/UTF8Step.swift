/// Walks over UTF-8 without repairing it, as the standard library's decoding would.
enum UTF8Step {
  /// The length of the character that starts here, or nil if it is not well-formed
  /// (overlong, a surrogate, beyond U+10FFFF, cut off).
  static func length(in bytes: [UInt8], at index: Int) -> Int? {
    guard let (length, second) = form(lead: bytes[index]) else { return nil }
    guard length > 1 else { return 1 }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) {
      guard (0x80...0xBF).contains(bytes[index + offset]) else { return nil }
    }
    return length
  }

  static func isValid(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      guard let length = length(in: bytes, at: index) else { return false }
      index += length
    }
    return true
  }

  /// The table of well-formed sequences: the length and what the second byte may be.
  private static func form(lead: UInt8) -> (Int, ClosedRange<UInt8>)? {
    switch lead {
    case 0x00...0x7F: (1, 0...0)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE, 0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}

/// The text of a UUID. Foundation's own reader scans numbers, so it takes spaces, signs and `0x`.
enum UUIDText {
  private static let hyphens: Set = [8, 13, 18, 23]

  /// Thirty-two hexadecimal digits and four hyphens, each where it belongs.
  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 36
      && text.utf8.enumerated().allSatisfy { index, byte in
        hyphens.contains(index) ? byte == UInt8(ascii: "-") : HexDigit.value(byte) != nil
      }
  }
}

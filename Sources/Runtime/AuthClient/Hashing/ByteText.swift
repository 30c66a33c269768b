/// Bytes from hexadecimal text.
package enum ByteText {
  /// Nil if there is anything but hexadecimal digits. An odd number of them is one byte more.
  package static func bytes(hex text: String) -> [UInt8]? {
    let digits = text.utf8.compactMap(hexDigit)
    guard digits.count == text.utf8.count, !digits.isEmpty else { return nil }  //! ascii-hex-only
    let even = digits.count.isMultiple(of: 2) ? digits : [0] + digits
    return stride(from: 0, to: even.count, by: 2).map { even[$0] << 4 | even[$0 + 1] }
  }

  package static func hexDigit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

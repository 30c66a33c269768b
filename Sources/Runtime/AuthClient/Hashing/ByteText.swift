import Foundation

/// Bytes as text and back.
package enum ByteText {
  /// Lower case.
  package static func hex(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil if there is anything but hexadecimal digits. An odd number of them is one byte more.
  package static func bytes(hex text: String) -> [UInt8]? {
    let digits = text.utf8.compactMap(hexDigit)
    // guard: hexadecimal-ascii
    guard digits.count == text.utf8.count, !digits.isEmpty else { return nil }
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

  /// Base64 for URLs, without padding (RFC 4648, section 5).
  package static func base64URL(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}

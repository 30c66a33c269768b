import Foundation
import Primitives
import Testing

import AuthClient
@testable import AuthCognito

@Suite("Derived keys and hexadecimal text")
struct HashingTests {
  /// RFC 5869, appendix A.1 to A.3.
  @Test(arguments: [
    (
      String(repeating: "0b", count: 22), "000102030405060708090a0b0c", "f0f1f2f3f4f5f6f7f8f9",
      "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    ),
    (
      range(0x00, 0x4F), range(0x60, 0xAF), range(0xB0, 0xFF),
      "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c6"
        + "5e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87"
    ),
    (
      String(repeating: "0b", count: 22), "", "",
      "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
    ),
  ])
  func hkdfMatchesRFC5869Vectors(_ material: String, _ salt: String, _ info: String, _ key: String)
    throws
  {
    let found = HKDFSHA256.key(
      from: try bytes(material), salt: try bytes(salt), info: try bytes(info),
      count: key.utf8.count / 2)
    #expect(Hex.encode(found) == key)
  }

  @Test(arguments: ["0", "abc", "ABCdef09"])
  func decodesHexadecimal(_ text: String) throws {
    let even = text.count.isMultiple(of: 2) ? text : "0" + text
    #expect(Hex.encode(try bytes(text)) == even.lowercased())
  }

  @Test(arguments: ["", "0g", " 0", "0x10", "\u{ff11}\u{ff11}", "-1"])
  func rejectsNonHexadecimalText(_ text: String) {
    #expect(ByteText.bytes(hex: text) == nil)
  }

  private func bytes(_ hex: String) throws -> [UInt8] {
    hex.isEmpty ? [] : try #require(ByteText.bytes(hex: hex))
  }
}

private func range(_ first: UInt8, _ last: UInt8) -> String { Hex.encode(first...last) }

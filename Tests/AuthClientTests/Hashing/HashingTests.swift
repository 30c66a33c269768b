import Foundation
import Testing

@testable import AuthClient
@testable import AuthCognito

@Suite("Hashes, as the standards' own examples have them")
struct HashingTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func sha256(_ text: String, _ hash: String) {
    #expect(ByteText.hex(SHA256.hash(text.utf8)) == hash)
  }

  /// NIST's long message, cut into pieces of one size after another.
  @Test func sha256InPieces() {
    let million = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    var hash = SHA256()
    var (start, size) = (0, 1)
    while start < million.count {
      hash.update(million[start..<min(start + size, million.count)])
      (start, size) = (start + size, size * 3 + 1)
    }
    #expect(
      ByteText.hex(hash.finish())
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// Each length around the ends of blocks, all in one hash (the sum was made with Python's hashlib).
  @Test func sha256OfEveryLength() {
    var all = SHA256()
    for length in 0..<200 { all.update(SHA256.hash([UInt8](repeating: 7, count: length))) }
    #expect(
      ByteText.hex(all.finish())
        == "519daaedc4c7ded9bd4fc012c7be98d0b24388befe914b0cb72cd28a49da8d9c")
  }

  /// RFC 4231, cases 1 to 4, 6 and 7.
  @Test(arguments: [
    (
      "0b*20", "4869205468657265",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      "4a656665*1", "7768617420646f2079612077616e7420666f72206e6f7468696e673f",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      "aa*20", String(repeating: "dd", count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    (
      "0102030405060708090a0b0c0d0e0f10111213141516171819*1", String(repeating: "cd", count: 50),
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
    ),
    (
      "aa*131",
      "54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a65204b6579202d2048617368"
        + "204b6579204669727374",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
    (
      "aa*131",
      "5468697320697320612074657374207573696e672061206c6172676572207468616e20626c6f636b2d73697a"
        + "65206b657920616e642061206c6172676572207468616e20626c6f636b2d73697a6520646174612e20546865"
        + "206b6579206e6565647320746f20626520686173686564206265666f7265206265696e672075736564206279"
        + "2074686520484d414320616c676f726974686d2e",
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
    ),
  ])
  func hmac(_ key: String, _ message: String, _ code: String) throws {
    let parts = key.split(separator: "*")
    let text = String(repeating: String(parts[0]), count: try #require(Int(parts[1])))
    let found = HMACSHA256.code(of: try bytes(message), key: try bytes(text))
    #expect(ByteText.hex(found) == code)
  }

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
  func hkdf(_ material: String, _ salt: String, _ info: String, _ key: String) throws {
    let found = HKDFSHA256.key(
      from: try bytes(material), salt: try bytes(salt), info: try bytes(info),
      count: key.utf8.count / 2)
    #expect(ByteText.hex(found) == key)
  }

  @Test func base64ForURLs() {
    #expect(ByteText.base64URL([0xFB, 0xFF, 0xBF, 0xFE]) == "-_-__g")
    #expect(ByteText.base64URL([]) == "")
  }

  @Test(arguments: ["0", "abc", "ABCdef09"])
  func hexadecimalIsRead(_ text: String) throws {
    let even = text.count.isMultiple(of: 2) ? text : "0" + text
    #expect(ByteText.hex(try bytes(text)) == even.lowercased())
  }

  @Test(arguments: ["", "0g", " 0", "0x10", "\u{ff11}\u{ff11}", "-1"])
  func otherTextIsNotHexadecimal(_ text: String) {
    #expect(ByteText.bytes(hex: text) == nil)
  }

  private func bytes(_ hex: String) throws -> [UInt8] {
    hex.isEmpty ? [] : try #require(ByteText.bytes(hex: hex))
  }
}

private func range(_ first: UInt8, _ last: UInt8) -> String { ByteText.hex(first...last) }

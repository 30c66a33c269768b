import Primitives
import Testing

@Suite struct HMACSHA256Tests {
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
  func matchesRFC4231Vectors(_ key: String, _ message: String, _ code: String) throws {
    let parts = key.split(separator: "*")
    let text = String(repeating: String(parts[0]), count: try #require(Int(parts[1])))
    let found = HMACSHA256.code(bytes(message), key: bytes(text))
    #expect(Hex.encode(found) == code)
  }

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.utf8.count, by: 2).compactMap {
      UInt8(hex.dropFirst($0).prefix(2), radix: 16)
    }
  }
}

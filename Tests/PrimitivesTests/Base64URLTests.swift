import Primitives
import Testing

@Suite("Base64url")
struct Base64URLTests {
  /// RFC 4648 §10 without padding, and the octets of RFC 7515 appendix C.
  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
    ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
  ])
  func matchesRFCVectors(plain: String, encoded: String) throws {
    #expect(Base64URL.encode(Array(plain.utf8)) == encoded)
    #expect(try Base64URL.decode(encoded) == Array(plain.utf8))
  }

  @Test func usesURLSafeAlphabet() throws {
    #expect(Base64URL.encode([3, 236, 255, 224, 193]) == "A-z_4ME")
    #expect(try Base64URL.decode("A-z_4ME") == [3, 236, 255, 224, 193])
  }

  @Test func everyByteRoundTrips() throws {
    for byte in UInt8.min...UInt8.max {
      for length in 1...4 {
        var bytes = [UInt8](repeating: 0xa5, count: length)
        bytes[length - 1] = byte
        #expect(try Base64URL.decode(Base64URL.encode(bytes)) == bytes)
      }
    }
  }

  @Test(arguments: ["A", "AAAAA", "Zm9vY"])
  func rejectsImpossibleLength(text: String) {
    #expect(throws: Base64URL.FormatError.length(text.utf8.count)) { try Base64URL.decode(text) }
  }

  @Test(arguments: [
    ("Zg==", 2), ("Zm8=", 3), ("Zm+v", 2), ("Zm/v", 2), ("Zm9v\n ", 4), (" Zm9v ", 0),
    ("Zm 9", 2), ("Zm\u{0}9", 2), ("Zm.9", 2), ("Ｚm", 0), ("é", 0),
  ])
  func rejectsOtherAlphabets(text: String, place: Int) {
    #expect(throws: Base64URL.FormatError.character(at: place)) { try Base64URL.decode(text) }
  }

  /// `Zg` and `Zh` would both decode to "f", but only the first is its encoding.
  @Test(arguments: ["Zh", "Zv", "Z_", "Zm9vYh", "Zm9", "AB", "AAB", "AAD"])
  func rejectsTrailingBits(text: String) {
    #expect(throws: Base64URL.FormatError.trailingBits) { try Base64URL.decode(text) }
  }

  /// Every text of two or three characters is rejected or is the only encoding of its bytes.
  @Test func encodingIsUnique() {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var accepted = 0
    for first in alphabet {
      for second in alphabet {
        for tail in [[], [UInt8(ascii: "A")], [UInt8(ascii: "B")]] {
          let text = [first, second] + tail
          guard let bytes = try? Base64URL.decode(text) else { continue }
          accepted += 1
          #expect(Array(Base64URL.encode(bytes).utf8) == text)
        }
      }
    }
    #expect(accepted == 256 + 64 * 64)
  }
}

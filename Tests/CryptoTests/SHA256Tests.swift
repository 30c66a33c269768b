import Crypto
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  /// The examples of FIPS 180-4 and RFC 6234 §8.5.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func vector(message: String, digest: String) {
    #expect(SHA256.hex(Array(message.utf8)) == digest)
  }

  @Test func millionLetters() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256.hex(message) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func hashIsTheBytesOfTheHex() {
    #expect(SHA256.hash([]).count == 32)
    #expect(Hex.encode(SHA256.hash([1, 2, 3])) == SHA256.hex([1, 2, 3]))
    #expect(Hex.encode([0x00, 0x0f, 0xf0, 0xff]) == "000ff0ff")
  }
}

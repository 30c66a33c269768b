import Primitives
import Testing

/// The examples of FIPS 180-4 and RFC 6234, section 8.5.
@Suite struct SHA256Tests {
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
  func matchesVectors(_ text: String, _ hash: String) {
    #expect(SHA256.hex(text.utf8) == hash)
  }

  /// Lengths at which padding adds a block, and RFC 6234's million letters.
  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
    (1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func matchesVectorsAroundBlockSize(_ count: Int, _ hash: String) {
    #expect(SHA256.hex([UInt8](repeating: 0x61, count: count)) == hash)
  }

  /// The bytes of a text aren't always contiguous in memory.
  @Test func hashesAnySequence() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0) }
    #expect(SHA256.hash(AnySequence(bytes)) == SHA256.hash(bytes))
    #expect(SHA256.hash(bytes).count == SHA256.size)
  }

  /// NIST's long message, cut into pieces of growing size.
  @Test func hashesInPieces() {
    let million = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    var hash = SHA256()
    var (start, size) = (0, 1)
    while start < million.count {
      hash.update(million[start..<min(start + size, million.count)])
      (start, size) = (start + size, size * 3 + 1)
    }
    #expect(
      Hex.encode(hash.finish())
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// One hash over all lengths around block boundaries, compared with Python's hashlib.
  @Test func hashesEveryLength() {
    var all = SHA256()
    for length in 0..<200 { all.update(SHA256.hash([UInt8](repeating: 7, count: length))) }
    #expect(
      Hex.encode(all.finish())
        == "519daaedc4c7ded9bd4fc012c7be98d0b24388befe914b0cb72cd28a49da8d9c")
  }
}

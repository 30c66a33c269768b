import AuthServer
import Primitives
import Testing

@testable import Crypto

@Suite("Random texts")
struct RandomTextTests {
  @Test func tokensHave256Bits() throws {
    let tokens = try (0..<100).map { _ in try RandomText.token().reveal() }
    #expect(Set(tokens).count == 100)
    #expect(try tokens.allSatisfy { try Base64URL.decode($0).count == 32 })
  }

  /// With a remainder, the first letters would be more likely than the last.
  @Test(arguments: [2, 10, 32, 36, 62, 200, 255, 256])
  func lettersAreEquallyLikely(_ count: Int) {
    var picks = [Int](repeating: 0, count: count)
    for byte in UInt8.min...UInt8.max {
      if let index = RandomText.pick(byte, of: count) { picks[index] += 1 }
    }
    #expect(Set(picks) == [256 / count])
  }

  @Test(arguments: [("0123456789", 6), ("ab", 40), ("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 8)])
  func codesUseTheirAlphabet(_ alphabet: String, _ length: Int) throws {
    let codes = try (0..<200).map { _ in
      try RandomText.code(length: length, alphabet: alphabet).reveal()
    }
    #expect(codes.allSatisfy { $0.count == length })
    #expect(Set(codes.joined()) == Set(alphabet))
    #expect(Set(codes).count > 190)
  }
}

import Crypto
import Testing

@Suite("Sealed bytes")
struct SealedBytesTests {
  private let key = [UInt8](repeating: 3, count: 32)

  @Test(arguments: [0, 1, 16, 1_000])
  func whatIsSealedIsOpened(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8($0 & 255) }
    let sealed = try SealedBytes.seal(bytes, key: key, context: "a")
    #expect(sealed.count == count + 28)
    #expect(try SealedBytes.open(sealed, key: key, context: "a") == bytes)
    #expect(try SealedBytes.seal(bytes, key: key, context: "a") != sealed)
  }

  @Test func nothingElseIsOpened() throws {
    let sealed = try SealedBytes.seal([1, 2, 3], key: key, context: "a")
    for index in sealed.indices {
      var changed = sealed
      changed[index] ^= 1
      #expect(try SealedBytes.open(changed, key: key, context: "a") == nil)
    }
    #expect(try SealedBytes.open(sealed, key: key, context: "b") == nil)
    let other = [UInt8](repeating: 4, count: 32)
    #expect(try SealedBytes.open(sealed, key: other, context: "a") == nil)
    for length in 0..<sealed.count {
      #expect(try SealedBytes.open(Array(sealed.prefix(length)), key: key, context: "a") == nil)
    }
  }
}

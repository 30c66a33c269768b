import Crypto
import Testing

@Suite("Random bytes")
struct RandomBytesTests {
  @Test(arguments: [0, 1, 32, 4096])
  func returnsRequestedCount(count: Int) throws {
    #expect(try RandomBytes.make(count).count == count)
  }

  /// A buffer that nothing filled would be equal twice. Two random ones are equal once in 2^256.
  @Test func resultsDiffer() throws {
    #expect(try RandomBytes.make(32) != RandomBytes.make(32))
  }
}

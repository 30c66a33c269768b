import Primitives
import Testing

@Suite struct HexTests {
  @Test func encodesBytesAsTwoDigits() {
    #expect(Hex.encode([0x00, 0x0F, 0xF0, 0xFF]) == "000ff0ff")
    #expect(Hex.encode([]) == "")
  }

  @Test(arguments: [
    (0, "0000000000000000"), (0x1234_5678_9ABC_DEF0, "123456789abcdef0"),
    (UInt64.max, "ffffffffffffffff"),
  ])
  func encodesNumberAsSixteenDigits(_ number: UInt64, _ digits: String) {
    #expect(Hex.encode(number) == digits)
  }
}

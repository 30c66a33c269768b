import Primitives
import Testing

@Suite struct ByteSetTests {
  private let digits = ByteSet("0123456789".utf8)

  @Test func containsOnlyItsMembers() {
    let byRule = ByteSet { (0x30...0x39).contains($0) }
    for byte in UInt8.min...UInt8.max {
      #expect(digits.contains(byte) == (0x30...0x39).contains(byte))
      #expect(byRule.contains(byte) == digits.contains(byte))
    }
  }

  @Test(arguments: [
    ("", true), ("0", true), ("42", true), ("4a2", false), ("42 ", false), ("４", false),
  ])
  func checksWholeText(_ text: String, _ isHeld: Bool) {
    #expect(digits.holdsAll(of: text.utf8) == isHeld)
    #expect(digits.holdsAll(of: AnySequence(Array(text.utf8))) == isHeld)
  }

  @Test(arguments: [("12a4", 0, 2), ("12a4", 2, 2), ("12a4", 3, 4), ("", 0, 0), ("123", 1, 3)])
  func findsEndOfRun(_ text: String, _ start: Int, _ end: Int) {
    #expect(digits.end(in: Array(text.utf8), from: start) == end)
  }
}

import AuthServer
import Testing

/// No clock is asked: what is read is counted.
@Suite struct ConstantTimeTests {
  private static let token = Array("a-token-of-a-session-0123456789".utf8)

  /// How often one byte of either is looked at.
  private func reads(_ left: [UInt8], _ right: [UInt8]) -> (isSame: Bool, left: Int, right: Int) {
    let (one, other) = (Counted(left), Counted(right))
    let isSame = ConstantTime.isSame(one, other)
    return (isSame, one.reads, other.reads)
  }

  @Test func comparisonReadsEverythingWhateverDiffers() {
    let all = Self.token.count
    let same = reads(Self.token, Self.token)
    #expect(same.isSame && same.left == all && same.right == all)
    for place in Self.token.indices {
      var other = Self.token
      other[place] ^= 1
      let found = reads(Self.token, other)
      #expect(!found.isSame)
      #expect(found.left == all && found.right == all, "they differ in byte \(place)")
    }
  }

  @Test func differentLengthsRevealOnlyShorterLength() {
    let short = Array(Self.token.dropLast(5))
    let other = [UInt8](repeating: 0, count: short.count)
    let (near, far) = (reads(Self.token, short), reads(Self.token, other))
    #expect(!near.isSame && !far.isSame)
    #expect(near.left == far.left && near.right == far.right)
    #expect(near.right == short.count)
  }

  @Test(arguments: [("", "", true), ("a", "", false), ("", "a", false), ("é", "e\u{301}", false)])
  func comparesBytes(_ left: String, _ right: String, _ isSame: Bool) {
    #expect(ConstantTime.isSame(left, right) == isSame)
    #expect((Secret(left) == Secret(right)) == isSame)
  }
}

/// Bytes that count how often one is looked at.
private final class Counted: Collection {
  private let bytes: [UInt8]
  private(set) var reads = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count }

  func index(after index: Int) -> Int { index + 1 }

  subscript(index: Int) -> UInt8 {
    reads += 1
    return bytes[index]
  }
}

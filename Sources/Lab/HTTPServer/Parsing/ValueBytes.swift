import Primitives

/// The bytes that a field's value may hold, checked eight at a time: tokens are the longest thing in most requests.
enum ValueBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  static func areAll(of text: String) -> Bool {
    var text = text
    return text.withUTF8 { count(UnsafeRawBufferPointer($0)) == $0.count }
  }

  /// How many bytes stand before the first control character that is no tab.
  static func count(_ bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    while count + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      guard !mayHoldControl(word) else { break }
      count += 8
    }
    while count < bytes.count, isGood(bytes[count]) { count += 1 }
    return count
  }

  /// True for every word with a byte below 0x20 or of 0x7F. Each byte is compared by a borrow from its highest bit.
  private static func mayHoldControl(_ word: UInt64) -> Bool {
    let below = (word &- ones &* 0x20) & ~word
    let marked = word ^ ones &* 0x7F
    return (below | (marked &- ones) & ~marked) & highs != 0
  }

  private static func isGood(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ByteSet.value.contains(byte)
  }
}

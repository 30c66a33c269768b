/// A set of ASCII bytes, asked for each byte of a message.
struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ isMember: (UInt8) -> Bool) {
    for byte in UInt8(0)..<64 where isMember(byte) { low |= 1 << UInt64(byte) }
    for byte in UInt8(64)..<128 where isMember(byte) { high |= 1 << UInt64(byte - 64) }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  /// Without a step for each byte through the text.
  func holdsAll(of text: some Sequence<UInt8>) -> Bool {
    text.withContiguousStorageIfAvailable { $0.allSatisfy(contains) } ?? text.allSatisfy(contains)
  }
}

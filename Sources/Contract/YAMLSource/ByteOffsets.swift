/// From libyaml's places, which count characters, to bytes. Places come nearly in order, so each is
/// looked for from the last one.
struct ByteOffsets {
  private let text: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let isASCII: Bool
  private var index = 0
  private var offset: Int

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, isASCII: Bool) {
    self.text = text
    self.start = start
    self.isASCII = isASCII
    offset = start
  }

  mutating func offset(of wanted: Int) -> Int {
    if isASCII { return min(start + wanted, text.count) }
    while index < wanted, offset < text.count {
      offset = text.skip(from: offset + 1, while: \.isContinuation)
      index += 1
    }
    while index > wanted {
      repeat { offset -= 1 } while text[offset].isContinuation
      index -= 1
    }
    return offset
  }
}

/// A set of bytes, asked for each byte of a message.
struct ByteSet {
  /// For each byte, whether it is none of them: several of these together say whether all are.
  private let isOutside: [UInt8]

  init(_ isMember: (UInt8) -> Bool) {
    isOutside = (UInt8.min...UInt8.max).map { isMember($0) ? 0 : 1 }
  }

  func contains(_ byte: UInt8) -> Bool { isOutside[Int(byte)] == 0 }

  /// Finds the first byte that is none of them, from a place on.
  func end(in bytes: [UInt8], from start: Int) -> Int {
    isOutside.withUnsafeBufferPointer { isOutside in
      bytes.withUnsafeBufferPointer { bytes in
        var end = start
        while end < bytes.count, isOutside[Int(bytes[end])] == 0 { end += 1 }
        return end
      }
    }
  }

  /// Without an early end and without a step for each byte through the text.
  func holdsAll(of text: some Sequence<UInt8>) -> Bool {
    let answer = text.withContiguousStorageIfAvailable { bytes in
      isOutside.withUnsafeBufferPointer { isOutside in
        var outside: UInt8 = 0
        for byte in bytes { outside |= isOutside[Int(byte)] }
        return outside == 0
      }
    }
    return answer ?? text.allSatisfy(contains)
  }
}

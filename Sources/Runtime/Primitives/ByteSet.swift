/// A set of bytes that is asked for each byte of a message.
///
/// Its functions are inlinable: parsers call them in their innermost loops, from other modules.
package struct ByteSet: Sendable {
  /// Holds 1 for each byte outside the set, 0 for a member: the sum over a text tells whether all of its bytes are members.
  @usableFromInline let isOutside: [UInt8]

  package init(_ isMember: (UInt8) -> Bool) {
    isOutside = (UInt8.min...UInt8.max).map { isMember($0) ? 0 : 1 }
  }

  package init(_ members: some Sequence<UInt8>) {
    var isOutside = [UInt8](repeating: 1, count: 256)
    for byte in members { isOutside[Int(byte)] = 0 }
    self.isOutside = isOutside
  }

  @inlinable
  package func contains(_ byte: UInt8) -> Bool { isOutside[Int(byte)] == 0 }

  /// Finds the first byte outside the set, from a place on.
  @inlinable
  package func end(in bytes: [UInt8], from start: Int) -> Int {
    isOutside.withUnsafeBufferPointer { isOutside in
      bytes.withUnsafeBufferPointer { bytes in
        var end = start
        while end < bytes.count, isOutside[Int(bytes[end])] == 0 { end += 1 }
        return end
      }
    }
  }

  /// Runs without an early end and without an iterator's step for each byte.
  @inlinable
  package func holdsAll(of text: some Sequence<UInt8>) -> Bool {
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

/// Compares texts by their bytes, a few at each call and many calls for a request: without a step for each byte through
/// the string.
package enum SameBytes {
  package static func areSame(_ left: String, _ right: String) -> Bool {
    compare(left, right) { $0 == $1 }
  }

  /// ASCII letters without case, every other byte as it is.
  package static func areSameWithoutCase(_ left: String, _ right: String) -> Bool {
    compare(left, right) { one, other in
      one == other || (one ^ other == 0x20 && URLText.isLetter(one))
    }
  }

  @inline(__always)
  private static func compare(
    _ left: String, _ right: String, _ isSame: (UInt8, UInt8) -> Bool
  ) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    let answer = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        for index in left.indices where !isSame(left[index], right[index]) { return false }
        return true
      }
    }
    // Texts that another language keeps have no bytes in a row.
    return (answer ?? nil) ?? zip(left.utf8, right.utf8).allSatisfy(isSame)
  }
}

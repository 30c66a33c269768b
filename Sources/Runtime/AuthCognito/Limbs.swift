/// Natural numbers of a fixed width: 64-bit limbs, the lowest first.
///
/// How long a step takes depends on the width and not on the number, as far as Swift lets one say so.
enum Limbs {
  /// Nil if the number needs more than that many limbs.
  static func read(_ bytes: [UInt8], count: Int) -> [UInt64]? {
    let significant = bytes.drop { $0 == 0 }
    guard significant.count <= count * 8 else { return nil }
    var limbs = [UInt64](repeating: 0, count: count)
    for (place, byte) in significant.reversed().enumerated() {
      limbs[place / 8] |= UInt64(byte) << (place % 8 * 8)
    }
    return limbs
  }

  /// The highest byte first; as many as the width has.
  static func bytes(_ limbs: [UInt64]) -> [UInt8] {
    limbs.reversed().flatMap { limb in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: limb >> $0) }
    }
  }

  static func isZero(_ limbs: [UInt64]) -> Bool { limbs.reduce(0, |) == 0 }

  /// The difference, and 1 if it had to borrow: if the left number is the smaller one.
  static func subtract(_ left: [UInt64], _ right: [UInt64]) -> (limbs: [UInt64], borrow: UInt64) {
    var (limbs, borrow) = (left, UInt64(0))
    for index in limbs.indices {
      let (part, first) = left[index].subtractingReportingOverflow(right[index])
      let (rest, second) = part.subtractingReportingOverflow(borrow)
      limbs[index] = rest
      borrow = (first ? 1 : 0) | (second ? 1 : 0)
    }
    return (limbs, borrow)
  }

  /// `left × right + more`, as wide as both factors and one limb.
  static func multiply(_ left: [UInt64], _ right: [UInt64], adding more: [UInt64]) -> [UInt64] {
    var result = more + [UInt64](repeating: 0, count: left.count + right.count + 1 - more.count)
    for (place, factor) in left.enumerated() {
      var carry: UInt64 = 0
      for (index, other) in right.enumerated() {
        result[place + index] = step(factor, other, result[place + index], &carry)
      }
      for index in (place + right.count)..<result.count {
        result[index] = step(0, 0, result[index], &carry)
      }
    }
    return result
  }

  /// The lower half of `left × right + more + carry`; the upper half is the next carry.
  @inline(__always)
  static func step(
    _ left: UInt64, _ right: UInt64, _ more: UInt64, _ carry: inout UInt64
  ) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    let (part, first) = low.addingReportingOverflow(more)
    let (result, second) = part.addingReportingOverflow(carry)
    carry = high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
    return result
  }
}

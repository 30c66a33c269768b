/// Arithmetic modulo an odd number, by Montgomery's method. All numbers are as wide as the modulus
/// and smaller than it.
struct MontgomeryField: Sendable {
  let modulus: [UInt64]
  /// `-1 / modulus`, modulo one limb.
  private let inverse: UInt64
  /// The square of `R`, which is one limb above the width.
  private let square: [UInt64]

  private var width: Int { modulus.count }

  init(modulus: [UInt64]) {
    self.modulus = modulus
    inverse = MontgomeryField.negativeInverse(modulus[0])
    square = MontgomeryField.powerOfTwo(modulus.count * 128, modulus)
  }

  func multiply(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    reduced(reduced(left, right), square)
  }

  func subtract(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    let (difference, borrow) = Limbs.subtract(left, right)
    var (carry, limbs) = (UInt64(0), difference)
    let mask = 0 &- borrow  //! difference-positive
    for index in limbs.indices {
      limbs[index] = Limbs.step(1, difference[index], modulus[index] & mask, &carry)
    }
    return limbs
  }

  /// Four bits of the exponent at a time; each entry of the table is touched each time.
  func power(_ base: [UInt64], _ exponent: [UInt64]) -> [UInt64] {
    let table = powers(of: base)
    var result = table[0]
    for limb in exponent.reversed() {
      for shift in stride(from: 60, through: 0, by: -4) {
        for _ in 0..<4 { result = reduced(result, result) }
        result = reduced(result, pick(limb >> UInt64(shift) & 15, from: table))
      }
    }
    return reduced(result, one)
  }

  private var one: [UInt64] { [1] + [UInt64](repeating: 0, count: width - 1) }

  private func powers(of base: [UInt64]) -> [[UInt64]] {
    var table = [reduced(one, square), reduced(base, square)]
    while table.count < 16 { table.append(reduced(table[table.count - 1], table[1])) }
    return table
  }

  private func pick(_ wanted: UInt64, from table: [[UInt64]]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: width)
    for (number, entry) in table.enumerated() {
      let difference = UInt64(number) ^ wanted
      let mask = ((difference | (0 &- difference)) >> 63) &- 1
      for index in result.indices { result[index] |= entry[index] & mask }
    }
    return result
  }

  /// `left × right / R`.
  private func reduced(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var sum = [UInt64](repeating: 0, count: width + 2)
    sum.withUnsafeMutableBufferPointer { sum in
      left.withUnsafeBufferPointer { left in
        modulus.withUnsafeBufferPointer { modulus in
          for factor in right { add(factor, left, modulus, to: sum) }
        }
      }
    }
    return lowered(sum)
  }

  /// One limb of the product goes in at the top and one that is zero goes out at the bottom.
  private func add(
    _ factor: UInt64, _ left: UnsafeBufferPointer<UInt64>, _ modulus: UnsafeBufferPointer<UInt64>,
    to sum: UnsafeMutableBufferPointer<UInt64>
  ) {
    let width = modulus.count
    var carry: UInt64 = 0
    for index in 0..<width { sum[index] = Limbs.step(factor, left[index], sum[index], &carry) }
    sum[width] = Limbs.step(0, 0, sum[width], &carry)
    sum[width + 1] = carry
    let cancel = sum[0] &* inverse
    carry = 0
    _ = Limbs.step(cancel, modulus[0], sum[0], &carry)
    for index in 1..<width {
      sum[index - 1] = Limbs.step(cancel, modulus[index], sum[index], &carry)
    }
    sum[width - 1] = Limbs.step(0, 0, sum[width], &carry)
    sum[width] = sum[width + 1] &+ carry
  }

  /// The sum is below twice the modulus: takes the modulus away once, if it is in it.
  private func lowered(_ sum: [UInt64]) -> [UInt64] {
    let low = Array(sum.prefix(width))
    let (difference, borrow) = Limbs.subtract(low, modulus)
    let keep = 0 &- (borrow & (1 &- sum[width]))  //! product-reduced
    return difference.indices.map { low[$0] & keep | difference[$0] & ~keep }
  }

  /// Newton's way: each round doubles the bits that are right.
  private static func negativeInverse(_ limb: UInt64) -> UInt64 {
    var inverse: UInt64 = 1
    for _ in 0..<6 { inverse = inverse &* (2 &- limb &* inverse) }
    return 0 &- inverse
  }

  private static func powerOfTwo(_ exponent: Int, _ modulus: [UInt64]) -> [UInt64] {
    var result = [1] + [UInt64](repeating: 0, count: modulus.count - 1)
    if Limbs.subtract(result, modulus).borrow == 0 { result[0] = 0 }
    for _ in 0..<exponent {
      let top = result[result.count - 1] >> 63
      var doubled = result.indices.map {
        $0 == 0 ? result[0] << 1 : result[$0] << 1 | result[$0 - 1] >> 63
      }
      let (difference, borrow) = Limbs.subtract(doubled, modulus)
      if top == 1 || borrow == 0 { doubled = difference }
      result = doubled
    }
    return result
  }
}

import Foundation
import Testing

@testable import AuthClient
@testable import AuthCognito

/// Small moduli against ordinary arithmetic; the large one against what is true of any group.
@Suite("Modular arithmetic")
struct MontgomeryTests {
  private static let small: [UInt64] = [3, 5, 97, 65_537, 0xFFFF_FFFF, 0x1234_5679, 0x7FFF_FFFF]

  @Test(arguments: small)
  func matchesOrdinaryArithmetic(_ modulus: UInt64) {
    let field = MontgomeryField(modulus: [modulus])
    var numbers = SplitMix(modulus)
    for _ in 0..<200 {
      let (left, right) = (numbers.next() % modulus, numbers.next() % modulus)
      let exponent = numbers.next() >> 40
      #expect(field.multiply([left], [right]) == [left * right % modulus])
      #expect(field.subtract([left], [right]) == [(left + modulus - right) % modulus])
      #expect(field.power([left], [exponent]) == [power(left, exponent, modulus)])
    }
  }

  @Test func largestOperandsMultiplyCorrectly() {
    let largest = [UInt64](repeating: .max, count: 48)
    let field = MontgomeryField(modulus: largest)
    let last = [.max - 1] + largest.dropFirst()
    let one = [1] + [UInt64](repeating: 0, count: 47)
    let zero = [UInt64](repeating: 0, count: 48)
    #expect(field.multiply(last, last) == one, "minus one, squared")
    #expect(field.subtract(zero, one) == last)
    #expect(field.power(last, [3]) == last)
    #expect(field.power(last, [0]) == one)
    #expect(field.power(zero, [5]) == zero)
  }

  @Test func srpGroupHasExpectedOrder() throws {
    let field = SRPGroup.field
    let one = SRPGroup.number([1])
    let lessOne = Limbs.subtract(field.modulus, one).limbs
    #expect(
      field.power(SRPGroup.generator, lessOne) == one,
      "Fermat's theorem: the modulus is the one of the RFC")
    if Extent.isWhole { #expect(field.power(SRPGroup.number([5]), lessOne) == one) }
    #expect(Limbs.bytes(field.modulus).count == 384)
  }

  @Test func multipliesLimbsOfAnyWidth() {
    #expect(Limbs.multiply([.max], [.max], adding: [.max]) == [0, .max, 0])
    #expect(Limbs.multiply([.max, .max], [2], adding: [2]) == [0, 0, 2, 0])
    #expect(
      Limbs.multiply([.max, .max], [.max, .max], adding: [.max, .max]) == [0, 0, .max, .max, 0])
  }

  @Test func convertsBetweenBytesAndLimbs() {
    #expect(Limbs.read([1, 0, 0, 0, 0, 0, 0, 0, 2], count: 2) == [2, 1])
    #expect(Limbs.bytes([2, 1]) == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2])
    #expect(Limbs.read([0, 0] + [UInt8](repeating: 1, count: 8), count: 1) != nil)
    #expect(Limbs.read([UInt8](repeating: 1, count: 9), count: 1) == nil)
  }

  private func power(_ base: UInt64, _ exponent: UInt64, _ modulus: UInt64) -> UInt64 {
    var (result, factor, rest) = (1 % modulus, base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = result * factor % modulus }
      (factor, rest) = (factor * factor % modulus, rest >> 1)
    }
    return result
  }
}

/// The same numbers in each run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

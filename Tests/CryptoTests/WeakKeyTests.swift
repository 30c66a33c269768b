import Crypto
import Testing

@Suite("Keys that are refused")
struct WeakKeyTests {
  private static let odd = [UInt8](repeating: 0xff, count: 256)
  private static let e: [UInt8] = [1, 0, 1]

  @Test(arguments: [
    ([UInt8](), e, RSAKeyWeakness.modulusTooShort(bits: 0)),
    ([UInt8](odd.dropLast()), e, .modulusTooShort(bits: 2040)),
    ([0x7f] + odd.dropFirst(), e, .modulusTooShort(bits: 2047)),
    ([1] + odd + odd + odd + odd, e, .modulusTooLong(bits: 8193)),
    (odd.dropLast() + [0xfe], e, .modulusEven),
    ([0] + odd, e, .leadingZero),
    (odd, [0, 1, 0, 1], .leadingZero),
    (odd, [0], .leadingZero),
    (odd, [], .exponentEven),
    (odd, [1, 0, 2], .exponentEven),
    (odd, [1], .exponentTooSmall),
    (odd, [3], .exponentTooSmall),
    (odd, [0xff, 0xff], .exponentTooSmall),
    (odd, [1, 0, 0, 0, 0, 0, 0, 0, 1], .exponentTooLarge),
  ])
  func weakKeyIsRejected(n: [UInt8], e: [UInt8], weakness: RSAKeyWeakness) {
    #expect(throws: RSAKeyError.refused(weakness)) { try RSAPublicKey(n: n, e: e) }
  }

  @Test(arguments: [[1, 0, 1], [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]])
  func extremeExponentsAreAccepted(e: [UInt8]) throws {
    #expect(try RSAPublicKey(n: Self.odd, e: e).e == e)
  }

  @Test(arguments: [256, 1024])
  func extremeModulusLengthsAreAccepted(bytes: Int) throws {
    let n = [0x80] + [UInt8](repeating: 0xff, count: bytes - 1)
    #expect(try RSAPublicKey(n: n, e: Self.e).n == n)
  }

  @Test func weakPrivateKeysAreRejected() {
    #expect(throws: RSAKeyError.refused(.modulusTooShort(bits: 1024))) {
      try RSAPrivateKey(der: SampleKeys.short)
    }
    #expect(throws: RSAKeyError.refused(.exponentTooSmall)) {
      try RSAPrivateKey(der: SampleKeys.exponent3)
    }
  }

  @Test(arguments: [
    [], [0x30], SampleKeys.rfc7515 + [0], Array(SampleKeys.rfc7515.dropLast()),
    SampleKeys.ellipticCurve, SampleKeys.encrypted,
  ])
  func rejectsOtherPrivateKeys(der: [UInt8]) {
    #expect(throws: RSAKeyError.notAnRSAPrivateKey) { try RSAPrivateKey(der: der) }
  }

  /// One bit of the private exponent is wrong. The error includes OpenSSL's reason.
  @Test func rejectsInconsistentNumbers() throws {
    var der = SampleKeys.rfc7515
    der[400] ^= 1
    let error = #expect(throws: RSAKeyError.self) { try RSAPrivateKey(der: der) }
    guard case .openSSL(let reason) = error else { throw error! }
    #expect(reason.call == "EVP_PKEY_check")
    #expect(reason.reasons.contains { $0.contains("not congruent") }, "\(reason)")
    #expect("\(reason)".hasPrefix("EVP_PKEY_check failed: "))
  }
}

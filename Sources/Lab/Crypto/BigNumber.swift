import CCrypto
import Primitives

/// A natural number of any size, with OpenSSL's arithmetic modulo another.
package struct BigNumber: Equatable, Sendable {
  /// The highest byte first, without zeros before it.
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = Array(bytes.drop { $0 == 0 }) }

  package init?(hex: String) {
    let digits = hex.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard !digits.isEmpty, digits.count == hex.utf8.count else { return nil }
    let even = (digits.count % 2 == 0 ? [] : [0]) + digits
    self.init(stride(from: 0, to: even.count, by: 2).map { UInt8(even[$0] << 4 | even[$0 + 1]) })
  }

  package var hex: String { bytes.isEmpty ? "0" : Hex.encode(bytes) }
  package var isZero: Bool { bytes.isEmpty }

  /// In constant time as far as OpenSSL knows how; the modulus is odd.
  package func power(_ exponent: BigNumber, modulo modulus: BigNumber) throws(OpenSSLError)
    -> BigNumber
  {
    try Self.count { (result, context) throws(OpenSSLError) in
      try self.withPointers(exponent, modulus) { (base, power, modulus) throws(OpenSSLError) in
        let status = BN_mod_exp_mont_consttime(result, base, power, modulus, context, nil)
        try OpenSSLError.check(status, "BN_mod_exp_mont_consttime")
      }
    }
  }

  package func times(_ other: BigNumber, modulo modulus: BigNumber) throws(OpenSSLError)
    -> BigNumber
  {
    try Self.count { (result, context) throws(OpenSSLError) in
      try self.withPointers(other, modulus) { (left, right, modulus) throws(OpenSSLError) in
        try OpenSSLError.check(BN_mod_mul(result, left, right, modulus, context), "BN_mod_mul")
      }
    }
  }

  package func plus(_ other: BigNumber, modulo modulus: BigNumber) throws(OpenSSLError)
    -> BigNumber
  {
    try Self.count { (result, context) throws(OpenSSLError) in
      try self.withPointers(other, modulus) { (left, right, modulus) throws(OpenSSLError) in
        try OpenSSLError.check(BN_mod_add(result, left, right, modulus, context), "BN_mod_add")
      }
    }
  }

  private typealias PointerOperation = (OpaquePointer, OpaquePointer, OpaquePointer)
    throws(OpenSSLError) ->
    Void

  /// Lends this number and two others as OpenSSL's own.
  private func withPointers(_ second: BigNumber, _ third: BigNumber, _ use: PointerOperation)
    throws(OpenSSLError)
  {
    let numbers = try [self, second, third].map { (number) throws(OpenSSLError) in
      try OpenSSLError.unwrap(
        BN_bin2bn(number.bytes, Int32(number.bytes.count), nil), "BN_bin2bn")
    }
    defer { for number in numbers { BN_clear_free(number) } }
    try use(numbers[0], numbers[1], numbers[2])
  }

  private static func count(
    _ work: (OpaquePointer, OpaquePointer) throws(OpenSSLError) -> Void
  ) throws(OpenSSLError) -> BigNumber {
    let context = try OpenSSLError.unwrap(BN_CTX_new(), "BN_CTX_new")
    defer { BN_CTX_free(context) }
    let result = try OpenSSLError.unwrap(BN_new(), "BN_new")
    defer { BN_clear_free(result) }
    try work(result, context)
    var bytes = [UInt8](repeating: 0, count: (Int(BN_num_bits(result)) + 7) / 8)
    guard BN_bn2binpad(result, &bytes, Int32(bytes.count)) == bytes.count else {
      throw OpenSSLError(call: "BN_bn2binpad")
    }
    return BigNumber(bytes)
  }
}

/// A reason not to trust an RSA key.
package enum RSAKeyWeakness: Equatable, Sendable {
  /// RFC 7518 §3.3 asks for 2048 bits at least.
  case modulusTooShort(bits: Int)
  /// Longer than any key in use; each check would cost whoever checks it.
  case modulusTooLong(bits: Int)
  case modulusEven
  case exponentEven
  /// Less than 65537 (NIST SP 800-56B); 1 would make every signature true, 3 has a history.
  case exponentTooSmall
  /// More than 64 bits: the time of a check grows with it.
  case exponentTooLarge
  /// A zero byte leads the number, which RFC 7518 §2 forbids: a key has one spelling.
  case leadingZero
}

extension RSAKeyWeakness {
  /// The lengths of modulus that are accepted, in bits.
  private static let accepted = 2048...8192

  /// The first weakness of these numbers, or nil where there is none.
  init?(n: [UInt8], e: [UInt8]) {
    if n.first == 0 || e.first == 0 {
      self = .leadingZero
    } else if let weakness = Self.ofModulus(n) ?? Self.ofExponent(e) {
      self = weakness
    } else {
      return nil
    }
  }

  private static func ofModulus(_ n: [UInt8]) -> RSAKeyWeakness? {
    let bits = n.count * 8 - (n.first?.leadingZeroBitCount ?? 0)
    if bits < accepted.lowerBound { return .modulusTooShort(bits: bits) }
    if bits > accepted.upperBound { return .modulusTooLong(bits: bits) }
    return isEven(n) ? .modulusEven : nil
  }

  private static func ofExponent(_ e: [UInt8]) -> RSAKeyWeakness? {
    if e.count > 8 { return .exponentTooLarge }
    if isEven(e) { return .exponentEven }
    let value = e.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 65537 ? .exponentTooSmall : nil
  }

  /// No digits are the number zero, which is even.
  private static func isEven(_ number: [UInt8]) -> Bool {
    (number.last ?? 0) & 1 == 0
  }
}

import AuthServer

/// The codes of an authenticator app (RFC 6238): six digits of SHA-1, new every thirty seconds.
package struct TimeCode: Sendable {
  private let key: [UInt8]

  package static let period = 30
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

  /// Nil for what is no Base32.
  package init?(base32: String) {
    var (bits, count, key) = (UInt32(0), 0, [UInt8]())
    for byte in base32.utf8 where byte != UInt8(ascii: "=") {
      guard let value = Self.alphabet.firstIndex(of: byte) else { return nil }
      bits = bits << 5 | UInt32(value)
      count += 5
      guard count >= 8 else { continue }
      count -= 8
      key.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      bits &= (1 << UInt32(count)) - 1
    }
    guard !key.isEmpty else { return nil }  //! empty-authenticator-key
    self.key = key
  }

  package init(key: [UInt8]) { self.key = key }

  /// A key of 160 bits, as apps read it.
  package static func newKey() throws -> String {
    var (bits, count, text) = (UInt32(0), 0, "")
    for byte in try RandomBytes.make(20) {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        text.unicodeScalars.append(UnicodeScalar(alphabet[Int(bits >> UInt32(count) & 31)]))
      }
    }
    return text
  }

  package func code(counter: Int, digits: Int = 6) -> String {
    let message = withUnsafeBytes(of: UInt64(counter).bigEndian, Array.init)
    let hash = Self.hmac(message, key: key)
    let offset = Int(hash[19] & 15)
    let number = hash[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } & 0x7fff_ffff
    let modulus = (0..<digits).reduce(1) { power, _ in power * 10 }
    let text = String(number % modulus)
    return String(repeating: "0", count: digits - text.utf8.count) + text
  }

  /// The period in which it is right: that of this time, or one before or after, since no two clocks agree.
  package func counter(of code: Secret, at seconds: Int) -> Int? {
    let current = seconds / Self.period
    return [current, current - 1, current + 1].first {
      Secret(self.code(counter: $0)) == code
    }
  }

  private static func hmac(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > 64 ? SHA1.hash(key) : key
    let block = short + [UInt8](repeating: 0, count: 64 - short.count)
    return SHA1.hash(block.map { $0 ^ 0x5c } + SHA1.hash(block.map { $0 ^ 0x36 } + message))
  }
}

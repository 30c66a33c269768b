import CCrypto

/// An RSA key that can check signatures, and has passed the refusals of `RSAKeyWeakness`.
package struct RSAPublicKey: Sendable {
  /// The modulus, big-endian, without leading zeros: `n` of a JWK.
  package let n: [UInt8]

  /// The public exponent, big-endian, without leading zeros: `e` of a JWK.
  package let e: [UInt8]

  private let handle: KeyHandle
  private let check: SignatureCheck

  package init(n: [UInt8], e: [UInt8]) throws(RSAKeyError) {
    if let weakness = RSAKeyWeakness(n: n, e: e) { throw .refused(weakness) }
    self.n = n
    self.e = e
    do throws(OpenSSLError) {
      handle = KeyHandle(owning: try RSAKeyBuilder.publicKey(n: n, e: e))
    } catch {
      throw .openSSL(error)
    }
    check = RS256.check(by: handle)
  }

  /// Whether `signature` is the RS256 signature (RSASSA-PKCS1-v1_5 with SHA-256) of `message`.
  ///
  /// Throws only when OpenSSL could not answer; a signature of the wrong length is just false.
  package func isSignature(
    _ signature: [UInt8], of message: [UInt8]
  ) throws(OpenSSLError) -> Bool {
    try RS256.isSignature(signature, of: message, by: check)
  }

  /// The key as PEM text (SubjectPublicKeyInfo), which is how other tools read it.
  package func pem() throws(OpenSSLError) -> String { try handle.publicPEM() }
}

extension RSAPublicKey: Equatable {
  package static func == (one: RSAPublicKey, other: RSAPublicKey) -> Bool {
    one.n == other.n && one.e == other.e
  }
}

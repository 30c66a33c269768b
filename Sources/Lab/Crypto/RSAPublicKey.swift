import CCrypto

/// An RSA key that can check signatures, and has passed the refusals of `RSAKeyWeakness`.
package struct RSAPublicKey: Sendable {
  /// The modulus, big-endian, without leading zeros: `n` of a JWK.
  package let n: [UInt8]

  /// The public exponent, big-endian, without leading zeros: `e` of a JWK.
  package let e: [UInt8]

  /// The only way in which its signatures are made.
  package let scheme: RSASignature

  private let handle: OpenSSLHandle
  private let check: SignatureCheck

  package init(n: [UInt8], e: [UInt8], for scheme: RSASignature = .pkcs1) throws(RSAKeyError) {
    if let weakness = RSAKeyWeakness(n: n, e: e) { throw .refused(weakness) }
    self.n = n
    self.e = e
    self.scheme = scheme
    do throws(OpenSSLError) {
      handle = OpenSSLHandle(owning: try RSAKeyBuilder.publicKey(n: n, e: e))
    } catch {
      throw .openSSL(error)
    }
    check = scheme.check(by: handle)
  }

  /// Whether `signature` is the signature of `message`, made in the way of the key.
  ///
  /// Throws only when OpenSSL could not answer; a signature of the wrong length is just false.
  package func isSignature(
    _ signature: [UInt8], of message: [UInt8]
  ) throws(OpenSSLError) -> Bool {
    try scheme.isSignature(signature, of: message, by: check)
  }

  /// The key as PEM text (SubjectPublicKeyInfo), which is how other tools read it.
  package func pem() throws(OpenSSLError) -> String { try handle.publicPEM() }
}

extension RSAPublicKey: Equatable {
  package static func == (one: RSAPublicKey, other: RSAPublicKey) -> Bool {
    one.n == other.n && one.e == other.e && one.scheme == other.scheme
  }
}

import CCrypto
import CSodium

/// A key of Ed25519 (RFC 8032) that can check signatures: `EdDSA` with the curve `Ed25519` of RFC 8037.
package struct Ed25519PublicKey: Sendable {
  /// The 32 bytes of the point: `x` of a JWK.
  package let x: [UInt8]

  private let handle: OpenSSLHandle

  package init(x: [UInt8]) throws(Ed25519KeyError) {
    guard x.count == Self.size else { throw .length }
    guard crypto_core_ed25519_is_valid_point(x) == 1 else { throw .weakPoint }  //! weak-point
    guard let key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, x, x.count) else {
      throw .openSSL(OpenSSLError(call: "EVP_PKEY_new_raw_public_key"))
    }
    self.x = x
    handle = OpenSSLHandle(owning: key)
  }

  /// False for a signature of another length too.
  package func isSignature(
    _ signature: [UInt8], of message: [UInt8]
  ) throws(OpenSSLError) -> Bool {
    guard signature.count == 2 * Self.size else { return false }
    let context = try OpenSSLError.unwrap(EVP_MD_CTX_new(), "EVP_MD_CTX_new")
    defer { EVP_MD_CTX_free(context) }
    try handle.withPointer { (key) throws(OpenSSLError) in
      try OpenSSLError.check(
        EVP_DigestVerifyInit(context, nil, nil, nil, key), "EVP_DigestVerifyInit")
    }
    let status = EVP_DigestVerify(context, signature, signature.count, message, message.count)
    if status == 1 { return true }
    OpenSSLError.forget()
    return false
  }

  /// As PEM text (SubjectPublicKeyInfo).
  package func pem() throws(OpenSSLError) -> String { try handle.publicPEM() }

  static let size = 32
}

extension Ed25519PublicKey: Equatable {
  package static func == (one: Ed25519PublicKey, other: Ed25519PublicKey) -> Bool {
    one.x == other.x
  }
}

/// Why there is no key of Ed25519.
package enum Ed25519KeyError: Error, Equatable, Sendable {
  /// There are not 32 bytes.
  case length
  /// The point is none, or one of those for which one signature is good for many messages.
  case weakPoint
  /// The bytes are not one whole private key of Ed25519 in DER.
  case notAPrivateKey
  case openSSL(OpenSSLError)
}

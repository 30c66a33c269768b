import CCrypto

/// An RSA key that can sign. Its private numbers live in OpenSSL, which cleanses them when the last
/// copy of this value is gone; `pkcs8` alone shows them.
package struct RSAPrivateKey: Sendable {
  package let publicKey: RSAPublicKey

  private let handle: OpenSSLHandle

  /// A new key of 2048 bits with the exponent 65537. Takes tens of milliseconds.
  package static func generate(
    for scheme: RSASignature = .pkcs1
  ) throws(RSAKeyError) -> RSAPrivateKey {
    try RSAPrivateKey(
      owning: try wrapping { () throws(OpenSSLError) in try generated() }, for: scheme)
  }

  /// Reads a private key in DER (PKCS #8, or the older RSAPrivateKey of RFC 8017), and checks
  /// that its numbers belong together: a key that does not fit itself gives itself away.
  ///
  /// The caller owns `der` and its cleansing.
  package init(der: [UInt8], for scheme: RSASignature = .pkcs1) throws(RSAKeyError) {
    try self.init(owning: try Self.read(der), for: scheme)
    try wrapping { () throws(OpenSSLError) in try handle.withPointer(PrivateKeyDER.checkNumbers) }
  }

  /// Takes over `key`, also where it throws.
  private init(owning key: OpaquePointer, for scheme: RSASignature) throws(RSAKeyError) {
    let handle = OpenSSLHandle(owning: key)
    let (n, e) = try wrapping { () throws(OpenSSLError) in
      try handle.withPointer { (key) throws(OpenSSLError) in
        (
          try RSAKeyBuilder.number(ccrypto_rsa_n(), of: key),
          try RSAKeyBuilder.number(ccrypto_rsa_e(), of: key)
        )
      }
    }
    publicKey = try RSAPublicKey(n: n, e: e, for: scheme)
    self.handle = handle
  }

  /// The signature of `message` in the way of the key, 256 bytes for 2048 bits.
  package func sign(_ message: [UInt8]) throws(OpenSSLError) -> [UInt8] {
    try handle.withPointer { (key) throws(OpenSSLError) in
      try publicKey.scheme.sign(message, key: key)
    }
  }

  /// For a store that keeps it. Nobody else gets it.
  package func pkcs8() throws(OpenSSLError) -> [UInt8] { try handle.pkcs8() }

  private static func generated() throws(OpenSSLError) -> OpaquePointer {
    let context = try OpenSSLError.unwrap(
      EVP_PKEY_CTX_new_from_name(nil, "RSA", nil), "EVP_PKEY_CTX_new_from_name")
    defer { EVP_PKEY_CTX_free(context) }
    try OpenSSLError.check(EVP_PKEY_keygen_init(context), "EVP_PKEY_keygen_init")
    try OpenSSLError.check(
      EVP_PKEY_CTX_set_rsa_keygen_bits(context, 2048), "EVP_PKEY_CTX_set_rsa_keygen_bits")
    var key: OpaquePointer?
    try OpenSSLError.check(EVP_PKEY_generate(context, &key), "EVP_PKEY_generate")
    return try OpenSSLError.unwrap(key, "EVP_PKEY_generate")
  }

  private static func read(_ der: [UInt8]) throws(RSAKeyError) -> OpaquePointer {
    guard let key = PrivateKeyDER.read(der) else { throw .notAnRSAPrivateKey }
    guard EVP_PKEY_is_a(key, "RSA") == 1 else {
      EVP_PKEY_free(key)
      throw .notAnRSAPrivateKey
    }
    return key
  }
}

/// Says of a failure of OpenSSL that it kept a key from being made.
private func wrapping<Result>(
  _ body: () throws(OpenSSLError) -> Result
) throws(RSAKeyError) -> Result {
  do { return try body() } catch { throw .openSSL(error) }
}

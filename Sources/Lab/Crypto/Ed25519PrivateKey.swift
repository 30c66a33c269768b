import CCrypto

/// A key of Ed25519 that can sign.
package struct Ed25519PrivateKey: Sendable {
  package let publicKey: Ed25519PublicKey

  private let handle: OpenSSLHandle

  package static func generate() throws(Ed25519KeyError) -> Ed25519PrivateKey {
    try Ed25519PrivateKey(owning: try wrapping { () throws(OpenSSLError) in try generated() })
  }

  /// Reads a private key in PKCS #8.
  package init(der: [UInt8]) throws(Ed25519KeyError) {
    guard let key = PrivateKeyDER.read(der) else { throw .notAPrivateKey }
    try self.init(owning: key)
  }

  package func sign(_ message: [UInt8]) throws(OpenSSLError) -> [UInt8] {
    let context = try OpenSSLError.unwrap(EVP_MD_CTX_new(), "EVP_MD_CTX_new")
    defer { EVP_MD_CTX_free(context) }
    try handle.withPointer { (key) throws(OpenSSLError) in
      try OpenSSLError.check(EVP_DigestSignInit(context, nil, nil, nil, key), "EVP_DigestSignInit")
    }
    var signature = [UInt8](repeating: 0, count: 2 * Ed25519PublicKey.size)
    var length = signature.count
    let status = EVP_DigestSign(context, &signature, &length, message, message.count)
    try OpenSSLError.check(status, "EVP_DigestSign")
    return signature
  }

  /// For a store that keeps it. Nobody else gets it.
  package func pkcs8() throws(OpenSSLError) -> [UInt8] { try handle.pkcs8() }

  /// Takes over `key`, also where it throws.
  private init(owning key: OpaquePointer) throws(Ed25519KeyError) {
    let handle = OpenSSLHandle(owning: key)
    guard handle.withPointer({ EVP_PKEY_is_a($0, "ED25519") == 1 }) else { throw .notAPrivateKey }
    let x = try wrapping { () throws(OpenSSLError) in
      try handle.withPointer { (key) throws(OpenSSLError) in try Self.point(of: key) }
    }
    publicKey = try Ed25519PublicKey(x: x)
    self.handle = handle
  }

  private static func point(of key: OpaquePointer) throws(OpenSSLError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Ed25519PublicKey.size)
    var length = bytes.count
    try OpenSSLError.check(
      EVP_PKEY_get_raw_public_key(key, &bytes, &length), "EVP_PKEY_get_raw_public_key")
    return bytes
  }

  private static func generated() throws(OpenSSLError) -> OpaquePointer {
    let context = try OpenSSLError.unwrap(
      EVP_PKEY_CTX_new_from_name(nil, "ED25519", nil), "EVP_PKEY_CTX_new_from_name")
    defer { EVP_PKEY_CTX_free(context) }
    try OpenSSLError.check(EVP_PKEY_keygen_init(context), "EVP_PKEY_keygen_init")
    var key: OpaquePointer?
    try OpenSSLError.check(EVP_PKEY_generate(context, &key), "EVP_PKEY_generate")
    return try OpenSSLError.unwrap(key, "EVP_PKEY_generate")
  }
}

private func wrapping<Result>(
  _ body: () throws(OpenSSLError) -> Result
) throws(Ed25519KeyError) -> Result {
  do { return try body() } catch { throw .openSSL(error) }
}

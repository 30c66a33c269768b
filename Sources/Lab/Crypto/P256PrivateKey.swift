import CCrypto

/// A key on P-256 that can sign with ES256.
package struct P256PrivateKey: Sendable {
  package let publicKey: P256PublicKey

  private let handle: KeyHandle

  package static func generate() throws(P256KeyError) -> P256PrivateKey {
    try P256PrivateKey(owning: try wrapping { () throws(OpenSSLError) in try generated() })
  }

  /// Reads a private key in PKCS #8 or SEC 1, and checks that its numbers belong together.
  package init(der: [UInt8]) throws(P256KeyError) {
    guard let key = PrivateKeyDER.read(der) else { throw .notAP256PrivateKey }
    try self.init(owning: key)
    try wrapping { () throws(OpenSSLError) in try handle.withPointer(PrivateKeyDER.checkNumbers) }
  }

  package func sign(_ message: [UInt8]) throws(OpenSSLError) -> [UInt8] {
    try handle.withPointer { (key) throws(OpenSSLError) in try ES256.sign(message, key: key) }
  }

  /// For a store that keeps it. Nobody else gets it.
  package func pkcs8() throws(OpenSSLError) -> [UInt8] { try handle.pkcs8() }

  /// Takes over `key`, also where it throws.
  private init(owning key: OpaquePointer) throws(P256KeyError) {
    let handle = KeyHandle(owning: key)
    guard handle.withPointer({ EVP_PKEY_is_a($0, "EC") == 1 && Self.isOnP256($0) }) else {
      throw .notAP256PrivateKey
    }
    let (x, y) = try wrapping { () throws(OpenSSLError) in
      try handle.withPointer { (key) throws(OpenSSLError) in
        (try Self.coordinate("qx", of: key), try Self.coordinate("qy", of: key))
      }
    }
    publicKey = try P256PublicKey(x: x, y: y)
    self.handle = handle
  }

  private static func isOnP256(_ key: OpaquePointer) -> Bool {
    var name = [CChar](repeating: 0, count: 64)
    guard EVP_PKEY_get_group_name(key, &name, name.count, nil) == 1 else {
      OpenSSLError.forget()
      return false
    }
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text == "prime256v1" || text == "P-256"
  }

  private static func coordinate(
    _ name: String, of key: OpaquePointer
  ) throws(OpenSSLError) -> [UInt8] {
    var number: OpaquePointer?
    try OpenSSLError.check(EVP_PKEY_get_bn_param(key, name, &number), "EVP_PKEY_get_bn_param")
    defer { BN_free(number) }
    var bytes = [UInt8](repeating: 0, count: 32)
    guard BN_bn2binpad(number, &bytes, 32) == 32 else { throw OpenSSLError(call: "BN_bn2binpad") }
    return bytes
  }

  private static func generated() throws(OpenSSLError) -> OpaquePointer {
    let context = try OpenSSLError.unwrap(
      EVP_PKEY_CTX_new_from_name(nil, "EC", nil), "EVP_PKEY_CTX_new_from_name")
    defer { EVP_PKEY_CTX_free(context) }
    try OpenSSLError.check(EVP_PKEY_keygen_init(context), "EVP_PKEY_keygen_init")
    try OpenSSLError.check(
      EVP_PKEY_CTX_set_group_name(context, "P-256"), "EVP_PKEY_CTX_set_group_name")
    var key: OpaquePointer?
    try OpenSSLError.check(EVP_PKEY_generate(context, &key), "EVP_PKEY_generate")
    return try OpenSSLError.unwrap(key, "EVP_PKEY_generate")
  }
}

private func wrapping<Result>(
  _ body: () throws(OpenSSLError) -> Result
) throws(P256KeyError) -> Result {
  do { return try body() } catch { throw .openSSL(error) }
}

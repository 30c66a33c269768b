import CCrypto

/// A key on a curve that can sign with ECDSA.
package struct ECPrivateKey: Sendable {
  package let publicKey: ECPublicKey

  private let handle: OpenSSLHandle

  package static func generate(_ curve: EllipticCurve) throws(ECKeyError) -> ECPrivateKey {
    try ECPrivateKey(
      owning: try wrapping { () throws(OpenSSLError) in try generated(curve) }, on: curve)
  }

  /// Reads a private key in PKCS #8 or SEC 1, and checks that its numbers belong together.
  package init(_ curve: EllipticCurve, der: [UInt8]) throws(ECKeyError) {
    guard let key = PrivateKeyDER.read(der) else { throw .notAPrivateKey }
    try self.init(owning: key, on: curve)
    try wrapping { () throws(OpenSSLError) in try handle.withPointer(PrivateKeyDER.checkNumbers) }
  }

  package func sign(_ message: [UInt8]) throws(OpenSSLError) -> [UInt8] {
    try handle.withPointer { (key) throws(OpenSSLError) in
      try ECDSA(curve: publicKey.curve).sign(message, key: key)
    }
  }

  /// For a store that keeps it. Nobody else gets it.
  package func pkcs8() throws(OpenSSLError) -> [UInt8] { try handle.pkcs8() }

  /// Takes over `key`, also where it throws.
  private init(owning key: OpaquePointer, on curve: EllipticCurve) throws(ECKeyError) {
    let handle = OpenSSLHandle(owning: key)
    guard handle.withPointer({ EVP_PKEY_is_a($0, "EC") == 1 && Self.isOn(curve, $0) }) else {
      throw .notAPrivateKey
    }
    let (x, y) = try wrapping { () throws(OpenSSLError) in
      try handle.withPointer { (key) throws(OpenSSLError) in
        (try Self.coordinate("qx", of: key, curve), try Self.coordinate("qy", of: key, curve))
      }
    }
    publicKey = try ECPublicKey(curve, x: x, y: y)
    self.handle = handle
  }

  private static func isOn(_ curve: EllipticCurve, _ key: OpaquePointer) -> Bool {
    var name = [CChar](repeating: 0, count: 64)
    guard EVP_PKEY_get_group_name(key, &name, name.count, nil) == 1 else {
      OpenSSLError.forget()
      return false
    }
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return curve.names.contains(text)
  }

  private static func coordinate(
    _ name: String, of key: OpaquePointer, _ curve: EllipticCurve
  ) throws(OpenSSLError) -> [UInt8] {
    var number: OpaquePointer?
    try OpenSSLError.check(EVP_PKEY_get_bn_param(key, name, &number), "EVP_PKEY_get_bn_param")
    defer { BN_free(number) }
    var bytes = [UInt8](repeating: 0, count: curve.size)
    guard BN_bn2binpad(number, &bytes, Int32(curve.size)) == curve.size else {
      throw OpenSSLError(call: "BN_bn2binpad")
    }
    return bytes
  }

  private static func generated(
    _ curve: EllipticCurve
  ) throws(OpenSSLError) -> OpaquePointer {
    let context = try OpenSSLError.unwrap(
      EVP_PKEY_CTX_new_from_name(nil, "EC", nil), "EVP_PKEY_CTX_new_from_name")
    defer { EVP_PKEY_CTX_free(context) }
    try OpenSSLError.check(EVP_PKEY_keygen_init(context), "EVP_PKEY_keygen_init")
    try OpenSSLError.check(
      EVP_PKEY_CTX_set_group_name(context, curve.name), "EVP_PKEY_CTX_set_group_name")
    var key: OpaquePointer?
    try OpenSSLError.check(EVP_PKEY_generate(context, &key), "EVP_PKEY_generate")
    return try OpenSSLError.unwrap(key, "EVP_PKEY_generate")
  }
}

private func wrapping<Result>(
  _ body: () throws(OpenSSLError) -> Result
) throws(ECKeyError) -> Result {
  do { return try body() } catch { throw .openSSL(error) }
}

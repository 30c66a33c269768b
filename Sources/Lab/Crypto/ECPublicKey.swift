import CCrypto

/// A key on a curve that can check signatures: a point that lies on the curve.
package struct ECPublicKey: Sendable {
  package let curve: EllipticCurve
  /// The point's coordinates: `x` and `y` of a JWK.
  package let x: [UInt8]
  package let y: [UInt8]

  private let handle: OpenSSLHandle
  private let check: SignatureCheck

  package init(_ curve: EllipticCurve, x: [UInt8], y: [UInt8]) throws(ECKeyError) {
    guard x.count == curve.size, y.count == curve.size else { throw .length }
    self.curve = curve
    self.x = x
    self.y = y
    handle = OpenSSLHandle(owning: try Self.key(ofPoint: [4] + x + y, on: curve))
    check = SignatureCheck(handle, curve.digest) { (_) throws(OpenSSLError) in }
  }

  package func isSignature(
    _ signature: [UInt8], of message: [UInt8]
  ) throws(OpenSSLError) -> Bool {
    try ECDSA(curve: curve).isSignature(signature, of: message, by: check)
  }

  /// As PEM text (SubjectPublicKeyInfo).
  package func pem() throws(OpenSSLError) -> String { try handle.publicPEM() }

  /// OpenSSL refuses a point that is not on the curve: whoever signs could choose another curve by
  /// it.
  private static func key(
    ofPoint point: [UInt8], on curve: EllipticCurve
  ) throws(ECKeyError) -> OpaquePointer {
    let key: OpaquePointer?
    do throws(OpenSSLError) {
      let parameters = try parameters(point, curve)
      defer { OSSL_PARAM_free(parameters) }
      let context = try OpenSSLError.unwrap(
        EVP_PKEY_CTX_new_from_name(nil, "EC", nil), "EVP_PKEY_CTX_new_from_name")
      defer { EVP_PKEY_CTX_free(context) }
      try OpenSSLError.check(EVP_PKEY_fromdata_init(context), "EVP_PKEY_fromdata_init")
      var made: OpaquePointer?
      _ = EVP_PKEY_fromdata(context, &made, ccrypto_public_key_selection(), parameters)
      key = made
    } catch { throw .openSSL(error) }
    OpenSSLError.forget()
    guard let key else { throw .notOnTheCurve }
    return key
  }

  /// The builder keeps pointers to the bytes until it has made the parameters.
  private static func parameters(
    _ point: [UInt8], _ curve: EllipticCurve
  ) throws(OpenSSLError) -> UnsafeMutablePointer<OSSL_PARAM> {
    let builder = try OpenSSLError.unwrap(OSSL_PARAM_BLD_new(), "OSSL_PARAM_BLD_new")
    defer { OSSL_PARAM_BLD_free(builder) }
    let parameters = point.withUnsafeBytes { bytes -> UnsafeMutablePointer<OSSL_PARAM>? in
      guard
        OSSL_PARAM_BLD_push_utf8_string(builder, ccrypto_ec_group(), curve.name, 0) == 1,
        OSSL_PARAM_BLD_push_octet_string(
          builder, ccrypto_ec_public(), bytes.baseAddress, bytes.count) == 1
      else { return nil }
      return OSSL_PARAM_BLD_to_param(builder)
    }
    return try OpenSSLError.unwrap(parameters, "OSSL_PARAM_BLD_to_param")
  }
}

extension ECPublicKey: Equatable {
  package static func == (one: ECPublicKey, other: ECPublicKey) -> Bool {
    one.curve == other.curve && one.x == other.x && one.y == other.y
  }
}

/// Why there is no key on a curve.
package enum ECKeyError: Error, Equatable, Sendable {
  /// A coordinate has not the bytes of the curve.
  case length
  case notOnTheCurve
  /// The bytes are not one whole private key on the curve in DER.
  case notAPrivateKey
  case openSSL(OpenSSLError)
}

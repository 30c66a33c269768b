import CCrypto

/// The two ways in which an RSA key signs with SHA-256 (RFC 8017 §8). A key is for one of them.
package enum RSASignature: Sendable {
  /// RSASSA-PKCS1-v1_5, the `RS256` of RFC 7518.
  case pkcs1
  /// RSASSA-PSS with MGF1, and a salt as long as the digest: the `PS256` of RFC 7518.
  case pss

  package var algorithm: JWTAlgorithm { self == .pss ? .ps256 : .rs256 }

  /// The signature, as long as the modulus.
  func sign(_ message: [UInt8], key: OpaquePointer) throws(OpenSSLError) -> [UInt8] {
    let context = try OpenSSLError.unwrap(EVP_MD_CTX_new(), "EVP_MD_CTX_new")
    defer { EVP_MD_CTX_free(context) }
    var settings: OpaquePointer?  // belongs to the context
    try OpenSSLError.check(
      EVP_DigestSignInit(context, &settings, EVP_sha256(), nil, key), "EVP_DigestSignInit")
    try setPadding(settings)
    var signature = [UInt8](repeating: 0, count: Int(EVP_PKEY_get_size(key)))
    var length = signature.count
    let status = EVP_DigestSign(context, &signature, &length, message, message.count)
    try OpenSSLError.check(status, "EVP_DigestSign")
    return Array(signature.prefix(length))
  }

  func check(by key: OpenSSLHandle) -> SignatureCheck {
    SignatureCheck(key, .sha256) { (context) throws(OpenSSLError) in try setPadding(context) }
  }

  func isSignature(
    _ signature: [UInt8], of message: [UInt8], by check: SignatureCheck
  ) throws(OpenSSLError) -> Bool {
    let status = try check.status(signature, of: message)
    guard status == 0 else {
      try OpenSSLError.check(status, "EVP_PKEY_verify")
      return true
    }
    OpenSSLError.forget()
    return false
  }

  private func setPadding(_ context: OpaquePointer?) throws(OpenSSLError) {
    let padding = self == .pss ? RSA_PKCS1_PSS_PADDING : RSA_PKCS1_PADDING
    try OpenSSLError.check(
      EVP_PKEY_CTX_set_rsa_padding(context, padding), "EVP_PKEY_CTX_set_rsa_padding")
    guard self == .pss else { return }
    let salt = RSA_PSS_SALTLEN_DIGEST  //! pss-salt-length
    try OpenSSLError.check(
      EVP_PKEY_CTX_set_rsa_pss_saltlen(context, salt), "EVP_PKEY_CTX_set_rsa_pss_saltlen")
    try OpenSSLError.check(
      EVP_PKEY_CTX_set_rsa_mgf1_md(context, EVP_sha256()), "EVP_PKEY_CTX_set_rsa_mgf1_md")
  }
}

import CCrypto

/// RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8017 §8.2), the `RS256` of RFC 7518.
enum RS256 {
  /// The signature, as long as the modulus.
  static func sign(_ message: [UInt8], key: OpaquePointer) throws(OpenSSLError) -> [UInt8] {
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

  static func check(by key: KeyHandle) -> SignatureCheck {
    SignatureCheck(key) { (context) throws(OpenSSLError) in try setPadding(context) }
  }

  static func isSignature(
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

  private static func setPadding(_ context: OpaquePointer?) throws(OpenSSLError) {
    try OpenSSLError.check(
      EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING), "EVP_PKEY_CTX_set_rsa_padding")
  }
}

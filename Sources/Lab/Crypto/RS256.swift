import CCrypto

/// RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8017 §8.2), the `RS256` of RFC 7518.
enum RS256 {
  /// The signature, as long as the modulus.
  static func sign(_ message: [UInt8], key: OpaquePointer) throws(OpenSSLError) -> [UInt8] {
    let context = try context(EVP_DigestSignInit, "EVP_DigestSignInit", key: key)
    defer { EVP_MD_CTX_free(context) }
    var signature = [UInt8](repeating: 0, count: Int(EVP_PKEY_get_size(key)))
    var length = signature.count
    let status = EVP_DigestSign(context, &signature, &length, message, message.count)
    try OpenSSLError.check(status, "EVP_DigestSign")
    return Array(signature.prefix(length))
  }

  static func isSignature(
    _ signature: [UInt8], of message: [UInt8], key: OpaquePointer
  ) throws(OpenSSLError) -> Bool {
    let context = try context(EVP_DigestVerifyInit, "EVP_DigestVerifyInit", key: key)
    defer { EVP_MD_CTX_free(context) }
    let status = EVP_DigestVerify(
      context, signature, signature.count, message, message.count)
    guard status == 0 else {
      try OpenSSLError.check(status, "EVP_DigestVerify")
      return true
    }
    OpenSSLError.forget()
    return false
  }

  /// `EVP_DigestSignInit` or `EVP_DigestVerifyInit`.
  private typealias Start = (
    OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?, OpaquePointer?, OpaquePointer?,
    OpaquePointer?
  ) -> Int32

  /// A context for one operation, with digest and padding chosen; the caller frees it.
  private static func context(
    _ start: Start, _ call: String, key: OpaquePointer
  ) throws(OpenSSLError) -> OpaquePointer {
    let context = try OpenSSLError.unwrap(EVP_MD_CTX_new(), "EVP_MD_CTX_new")
    do throws(OpenSSLError) {
      var settings: OpaquePointer?  // belongs to the context
      try OpenSSLError.check(start(context, &settings, EVP_sha256(), nil, key), call)
      try OpenSSLError.check(
        EVP_PKEY_CTX_set_rsa_padding(settings, RSA_PKCS1_PADDING), "EVP_PKEY_CTX_set_rsa_padding")
    } catch {
      EVP_MD_CTX_free(context)
      throw error
    }
    return context
  }
}

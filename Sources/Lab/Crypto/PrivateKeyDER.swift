import CCrypto

/// Private keys between OpenSSL and the bytes that are kept of them.
enum PrivateKeyDER {
  /// One whole key of any kind, which the caller owns; nil where the bytes are something else.
  static func read(_ der: [UInt8]) -> OpaquePointer? {
    let (key, length) = der.withUnsafeBufferPointer { bytes in
      var next = bytes.baseAddress
      let key = next.flatMap { _ in d2i_AutoPrivateKey(nil, &next, bytes.count) }
      return (key, next.map { $0 - bytes.baseAddress! } ?? 0)
    }
    OpenSSLError.forget()
    guard length == der.count else {
      EVP_PKEY_free(key)
      return nil
    }
    return key
  }

  /// A key that does not fit itself gives itself away.
  static func checkNumbers(of key: OpaquePointer) throws(OpenSSLError) {
    let context = try OpenSSLError.unwrap(
      EVP_PKEY_CTX_new_from_pkey(nil, key, nil), "EVP_PKEY_CTX_new_from_pkey")
    defer { EVP_PKEY_CTX_free(context) }
    try OpenSSLError.check(EVP_PKEY_check(context), "EVP_PKEY_check")
  }
}

extension OpenSSLHandle {
  /// PKCS #8 in DER, unencrypted.
  func pkcs8() throws(OpenSSLError) -> [UInt8] {
    try withPointer { (key) throws(OpenSSLError) in
      let info = try OpenSSLError.unwrap(EVP_PKEY2PKCS8(key), "EVP_PKEY2PKCS8")
      defer { PKCS8_PRIV_KEY_INFO_free(info) }
      var der = [UInt8](repeating: 0, count: max(0, Int(i2d_PKCS8_PRIV_KEY_INFO(info, nil))))
      let length = der.withUnsafeMutableBufferPointer { bytes in
        var next = bytes.baseAddress
        return i2d_PKCS8_PRIV_KEY_INFO(info, &next)
      }
      guard length > 0 else { throw OpenSSLError(call: "i2d_PKCS8_PRIV_KEY_INFO") }
      return der
    }
  }

  /// The public half as PEM text (SubjectPublicKeyInfo), which is how other tools read it.
  func publicPEM() throws(OpenSSLError) -> String {
    try withPointer { (key) throws(OpenSSLError) in
      let sink = try OpenSSLError.unwrap(BIO_new(BIO_s_mem()), "BIO_new")
      defer { BIO_free(sink) }
      try OpenSSLError.check(PEM_write_bio_PUBKEY(sink, key), "PEM_write_bio_PUBKEY")
      var bytes = [UInt8](repeating: 0, count: BIO_ctrl_pending(sink))
      var length = 0
      try OpenSSLError.check(BIO_read_ex(sink, &bytes, bytes.count, &length), "BIO_read_ex")
      return String(decoding: bytes.prefix(length), as: UTF8.self)
    }
  }
}

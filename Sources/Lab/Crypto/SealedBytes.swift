import CCrypto

/// Bytes that only who has the key can read or change: AES-256-GCM with a random nonce, for values
/// that a store keeps and that are needed again, such as a provider's refresh token.
package enum SealedBytes {
  private static let nonceLength = 12
  private static let tagLength = 16

  /// Nonce, what was sealed, tag. `context` is not in it and must be the same at opening: who moves
  /// a sealed value from one account to another has nothing.
  package static func seal(
    _ bytes: [UInt8], key: [UInt8], context: String
  ) throws(OpenSSLError) -> [UInt8] {
    let nonce = try RandomBytes.make(nonceLength)
    let cipher = try start(EVP_EncryptInit_ex, "EVP_EncryptInit_ex", key, nonce)
    defer { EVP_CIPHER_CTX_free(cipher) }
    let sealed = try run(EVP_EncryptUpdate, "EVP_EncryptUpdate", cipher, bytes, context)
    var rest: Int32 = 0
    var none: UInt8 = 0
    try OpenSSLError.check(EVP_EncryptFinal_ex(cipher, &none, &rest), "EVP_EncryptFinal_ex")
    var tag = [UInt8](repeating: 0, count: tagLength)
    try OpenSSLError.check(
      EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_GET_TAG, Int32(tagLength), &tag), "GET_TAG")
    return nonce + sealed + tag
  }

  /// Nil where it was not sealed with this key and context, or was changed.
  package static func open(
    _ sealed: [UInt8], key: [UInt8], context: String
  ) throws(OpenSSLError) -> [UInt8]? {
    guard sealed.count >= nonceLength + tagLength else { return nil }
    let cipher = try start(
      EVP_DecryptInit_ex, "EVP_DecryptInit_ex", key, Array(sealed.prefix(nonceLength)))
    defer { EVP_CIPHER_CTX_free(cipher) }
    let middle = Array(sealed.dropFirst(nonceLength).dropLast(tagLength))
    let opened = try run(EVP_DecryptUpdate, "EVP_DecryptUpdate", cipher, middle, context)
    var tag = Array(sealed.suffix(tagLength))
    try OpenSSLError.check(
      EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_SET_TAG, Int32(tagLength), &tag), "SET_TAG")
    var rest: Int32 = 0
    var none: UInt8 = 0
    guard EVP_DecryptFinal_ex(cipher, &none, &rest) == 1 else {
      OpenSSLError.forget()
      return nil
    }
    return opened
  }

  private typealias Start = (
    OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?
  ) -> Int32
  private typealias Update = (
    OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int32>?,
    UnsafePointer<UInt8>?, Int32
  ) -> Int32

  private static func start(
    _ start: Start, _ call: String, _ key: [UInt8], _ nonce: [UInt8]
  ) throws(OpenSSLError) -> OpaquePointer {
    precondition(key.count == 32, "AES-256 has keys of 32 bytes")
    let cipher = try OpenSSLError.unwrap(EVP_CIPHER_CTX_new(), "EVP_CIPHER_CTX_new")
    guard start(cipher, EVP_aes_256_gcm(), nil, key, nonce) == 1 else {
      EVP_CIPHER_CTX_free(cipher)
      throw OpenSSLError(call: call)
    }
    return cipher
  }

  private static func run(
    _ update: Update, _ call: String, _ cipher: OpaquePointer, _ bytes: [UInt8], _ context: String
  ) throws(OpenSSLError) -> [UInt8] {
    let context = Array(context.utf8)
    var length: Int32 = 0
    // guard: sealed-value-bound
    try OpenSSLError.check(update(cipher, nil, &length, context, Int32(context.count)), call)
    guard !bytes.isEmpty else { return [] }
    var result = [UInt8](repeating: 0, count: bytes.count)
    try OpenSSLError.check(update(cipher, &result, &length, bytes, Int32(bytes.count)), call)
    return Array(result.prefix(Int(length)))
  }
}

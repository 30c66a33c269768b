import AuthServer
import CLongde

/// The four computations that the service asks of OpenSSL.
enum Hashing {
  /// Base64url, as tokens have it.
  static func text(_ bytes: [UInt8]) -> String { Base64URLBytes(bytes).wireText }

  static func bytes(_ text: String) -> [UInt8]? { try? Base64URLBytes(text: text).bytes }

  /// A new secret of 256 bits.
  static func newSecret() -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    // Nothing may go on without randomness.
    precondition(RAND_bytes(&bytes, 32) == 1, "the system gives no random bytes")
    return text(bytes)
  }

  /// The hash that is kept of a token. A token has 256 random bits, so a plain hash is enough.
  static func fingerprint(_ token: String) -> String {
    var hash = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    let bytes = Array(token.utf8)
    SHA256(bytes, bytes.count, &hash)
    return text(hash)
  }

  static func authenticate(_ message: String, key: String) -> String {
    var code = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    let keyBytes = Array(key.utf8)
    let bytes = Array(message.utf8)
    _ = HMAC(EVP_sha256(), keyBytes, Int32(keyBytes.count), bytes, bytes.count, &code, nil)
    return text(code)
  }

  /// Whether it is the signature of RS256 by the holder of this key.
  ///
  /// - Parameter key: the modulus and the exponent of a JWK.
  static func isSigned(
    _ message: String, _ signature: [UInt8], by key: (modulus: [UInt8], exponent: [UInt8])
  ) -> Bool {
    let info = subjectPublicKeyInfo(key)
    let opened = info.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return d2i_PUBKEY(nil, &start, buffer.count)
    }
    guard let opened else { return false }
    defer { EVP_PKEY_free(opened) }
    guard EVP_PKEY_get_bits(opened) >= 2048, let digest = EVP_MD_CTX_new() else { return false }
    defer { EVP_MD_CTX_free(digest) }
    let bytes = Array(message.utf8)
    return EVP_DigestVerifyInit(digest, nil, EVP_sha256(), nil, opened) == 1
      && EVP_DigestVerify(digest, signature, signature.count, bytes, bytes.count) == 1
  }

  /// The key as OpenSSL reads it, in DER.
  private static func subjectPublicKeyInfo(
    _ key: (modulus: [UInt8], exponent: [UInt8])
  ) -> [UInt8] {
    // The object identifier of rsaEncryption, and no parameters.
    let algorithm: [UInt8] = [0x06, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 1, 0x05, 0]
    let numbers = tagged(0x30, integer(key.modulus) + integer(key.exponent))
    return tagged(0x30, tagged(0x30, algorithm) + tagged(0x03, [0] + numbers))
  }

  private static func integer(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array(bytes.drop { $0 == 0 })
    return tagged(0x02, (digits.first ?? 0x80) < 0x80 ? digits : [0] + digits)
  }

  private static func tagged(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = content.count
    if count < 0x80 { return [tag, UInt8(count)] + content }
    if count < 0x100 { return [tag, 0x81, UInt8(count)] + content }
    return [tag, 0x82, UInt8(count >> 8 & 0xFF), UInt8(count & 0xFF)] + content
  }
}

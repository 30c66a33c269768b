import CCrypto

/// HMAC with SHA-256 (RFC 2104): 32 bytes that only who has the key can make.
package enum HMACSHA256 {
  /// It does not throw, as SHA-256 does not.
  package static func code(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: 32)
    var length: UInt32 = 0
    let done = HMAC(
      EVP_sha256(), key, Int32(key.count), message, message.count, &code, &length)
    guard done != nil, length == 32 else { fatalError("\(OpenSSLError(call: "HMAC"))") }
    return code
  }
}

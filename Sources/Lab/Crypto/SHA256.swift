import CCrypto

/// The SHA-256 digest (FIPS 180-4) of bytes held in memory.
package enum SHA256 {
  /// To look it up by its name takes as long as to hash a few hundred bytes.
  nonisolated(unsafe) private static let algorithm = EVP_MD_fetch(nil, "SHA256", nil)

  /// The 32 bytes of the digest.
  ///
  /// It does not throw: only an OpenSSL without SHA-256 can fail here, and a process that has
  /// one must not go on.
  package static func hash(_ message: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    var length: UInt32 = 0
    let status = EVP_Digest(message, message.count, &digest, &length, algorithm, nil)
    guard status == 1, length == 32 else { fatalError("\(OpenSSLError(call: "EVP_Digest"))") }
    return digest
  }

  /// The digest as 64 lower-case hexadecimal digits.
  package static func hex(_ message: [UInt8]) -> String {
    Hex.encode(hash(message))
  }
}

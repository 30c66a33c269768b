import CCrypto

/// The SHA-1 digest (FIPS 180-4). Authenticator apps count with it (RFC 6238), and nothing else here may.
package enum SHA1 {
  package static func hash(_ message: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 20)
    var length: UInt32 = 0
    let status = EVP_Digest(message, message.count, &digest, &length, EVP_sha1(), nil)
    guard status == 1, length == 20 else { fatalError("\(OpenSSLError(call: "EVP_Digest"))") }
    return digest
  }
}

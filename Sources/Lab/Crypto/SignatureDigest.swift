import CCrypto
import Primitives

/// The digest that is signed in place of a message.
enum SignatureDigest: Sendable {
  case sha256
  case sha384

  var method: OpaquePointer? {
    switch self {
    case .sha256: EVP_sha256()
    case .sha384: EVP_sha384()
    }
  }

  func hash(_ message: [UInt8]) throws(OpenSSLError) -> [UInt8] {
    switch self {
    case .sha256: return SHA256.hash(message)
    case .sha384:
      var digest = [UInt8](repeating: 0, count: 48)
      try OpenSSLError.check(
        EVP_Digest(message, message.count, &digest, nil, EVP_sha384(), nil), "EVP_Digest")
      return digest
    }
  }
}

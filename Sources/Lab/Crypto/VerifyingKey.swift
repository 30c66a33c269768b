/// A public key. It knows its algorithm: no token chooses one for it.
package enum VerifyingKey: Equatable, Sendable {
  case rsa(RSAPublicKey)
  case p256(P256PublicKey)

  package var algorithm: JWTAlgorithm {
    switch self {
    case .rsa: .rs256
    case .p256: .es256
    }
  }

  package func isSignature(
    _ signature: [UInt8], of message: [UInt8]
  ) throws(OpenSSLError) -> Bool {
    switch self {
    case .rsa(let key): try key.isSignature(signature, of: message)
    case .p256(let key): try key.isSignature(signature, of: message)
    }
  }
}

/// A key that checks signatures. It knows its algorithm: no token chooses one for it.
package enum VerifyingKey: Equatable, Sendable {
  case rsa(RSAPublicKey)
  case ec(ECPublicKey)
  case ed25519(Ed25519PublicKey)
  /// Checks and signs. Only the server that made it has it.
  case shared(SharedKey)

  package var algorithm: JWTAlgorithm {
    switch self {
    case .rsa(let key): key.scheme.algorithm
    case .ec(let key): key.curve.algorithm
    case .ed25519: .edDSA
    case .shared: .hs256
    }
  }

  package func isSignature(
    _ signature: [UInt8], of message: [UInt8]
  ) throws(OpenSSLError) -> Bool {
    switch self {
    case .rsa(let key): try key.isSignature(signature, of: message)
    case .ec(let key): try key.isSignature(signature, of: message)
    case .ed25519(let key): try key.isSignature(signature, of: message)
    case .shared(let key): key.isSignature(signature, of: message)
    }
  }
}

import AuthServer
package import Crypto

extension JWKS {
  /// The document that an issuer publishes.
  package var document: [UInt8] {
    JSONValue.object(published).bytes
  }
}

extension VerifyingKey {
  package func pem() throws(OpenSSLError) -> String {
    switch self {
    case .rsa(let key): try key.pem()
    case .ec(let key): try key.pem()
    case .ed25519(let key): try key.pem()
    case .shared: fatalError("a secret has no public half")
    }
  }
}

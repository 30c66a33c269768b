import AuthServer
import Crypto

extension JWKS {
  /// The document that an issuer publishes.
  package var document: [UInt8] {
    let set: JSONValue = ["keys": .array(keys.map(\.json))]
    return set.bytes
  }
}

extension VerifyingKey {
  package func pem() throws(OpenSSLError) -> String {
    switch self {
    case .rsa(let key): try key.pem()
    case .p256(let key): try key.pem()
    }
  }
}

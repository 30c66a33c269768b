package import AuthServer
package import Crypto
import Primitives

/// A token put together piece by piece, so that any piece can be wrong. It checks nothing.
package struct RawJWT: Sendable {
  /// JSON, or what should have been JSON.
  package var header: String
  package var claims: String

  package init(header: String, claims: String) {
    self.header = header
    self.claims = claims
  }

  package init(header: JSONObject, claims: JSONObject) {
    self.init(header: JSONValue.object(header).text, claims: JSONValue.object(claims).text)
  }

  package func signed(by key: RSAPrivateKey) throws -> String {
    closed(by: try signature(by: key))
  }

  /// The RS256 signature of the pieces as they are now.
  package func signature(by key: RSAPrivateKey) throws -> [UInt8] {
    try key.sign(Array(signedPart.utf8))
  }

  /// An HS256 signature with `secret`.
  package func authenticated(by secret: [UInt8]) -> String {
    closed(by: HMACSHA256.code(Array(signedPart.utf8), key: secret))
  }

  /// Carries a signature that may belong to other bytes, or none.
  package func closed(by signature: [UInt8] = []) -> String {
    signedPart + "." + Base64URL.encode(signature)
  }

  private var signedPart: String {
    Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(claims.utf8))
  }
}

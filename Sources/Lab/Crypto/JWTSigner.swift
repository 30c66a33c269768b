package import AuthServer
import Primitives

/// Issues tokens, signed as its key signs.
package struct JWTSigner: Sendable {
  /// The half that checks, for the set of those who verify.
  package let jwk: JWK

  private let key: PrivateKey
  private let header: String

  /// `type` becomes `typ`: what keeps one kind of token from passing for another (RFC 8725 §3.11).
  package init(key: PrivateKey, keyID: String, type: String = "JWT") {
    self.key = key
    jwk = JWK(keyID: keyID, key: key.verifyingKey)
    header = Self.part([
      "alg": .string(key.algorithm.rawValue), "kid": .string(keyID), "typ": .string(type),
    ])
  }

  package init(key: RSAPrivateKey, keyID: String, type: String = "JWT") {
    self.init(key: .rsa(key), keyID: keyID, type: type)
  }

  /// The token with exactly these claims, in their order.
  package func sign(_ claims: JSONObject) throws(OpenSSLError) -> String {
    let signed = header + "." + Self.part(.object(claims))
    return signed + "." + Base64URL.encode(try key.sign(Array(signed.utf8)))
  }

  private static func part(_ json: JSONValue) -> String {
    Base64URL.encode(json.bytes)
  }
}

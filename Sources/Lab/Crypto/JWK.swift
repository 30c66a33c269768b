import AuthServer

/// A public key for RS256 together with the id by which tokens name it (RFC 7517).
package struct JWK: Sendable, Equatable {
  package let keyID: String
  package let key: RSAPublicKey

  package init(keyID: String, key: RSAPublicKey) {
    self.keyID = keyID
    self.key = key
  }

  /// Reads one element of a set. Members that are not about RS256 signatures are ignored.
  package init(reading json: JSONValue) throws(JWKFault) {
    guard case .object(let members) = json else { throw .notAnObject }
    guard members["kty"]?.string == "RSA" else { throw .keyType }
    try Self.checkPurpose(members)
    guard let keyID = members["kid"]?.string else { throw .keyID }
    self.keyID = keyID
    let n = try Self.number("n", of: members)
    let e = try Self.number("e", of: members)
    do throws(RSAKeyError) { key = try RSAPublicKey(n: n, e: e) } catch { throw .key(error) }
  }

  /// The members in the order in which Apple writes them.
  package var json: JSONValue {
    [
      "kty": "RSA", "kid": .string(keyID), "use": "sig", "alg": .string(RS256.name),
      "n": .string(Base64URL.encode(key.n)), "e": .string(Base64URL.encode(key.e)),
    ]
  }

  /// Each of the three is optional; where it stands, it must allow checking RS256 signatures.
  private static func checkPurpose(_ members: JSONObject) throws(JWKFault) {
    if let use = members["use"], use != "sig" { throw .purpose("use") }
    if let algorithm = members["alg"], algorithm != .string(RS256.name) { throw .purpose("alg") }
    if let operations = members["key_ops"] {
      guard operations.strings?.contains("verify") == true else { throw .purpose("key_ops") }
    }
  }

  private static func number(_ name: String, of members: JSONObject) throws(JWKFault) -> [UInt8] {
    guard let text = members[name]?.string, let bytes = try? Base64URL.decode(text) else {
      throw .number(name)
    }
    return bytes
  }
}

/// Why an element of a key set is not a key for RS256 signatures.
package enum JWKFault: Error, Equatable, Sendable {
  case notAnObject
  /// `kty` is not RSA.
  case keyType
  /// The member named keeps the key from checking RS256 signatures.
  case purpose(String)
  /// `kid` is missing or no text: no token could name the key.
  case keyID
  /// The member named is missing or not base64url.
  case number(String)
  case key(RSAKeyError)
}

import AuthServer
import Primitives

/// A public key together with the id by which tokens name it (RFC 7517).
package struct JWK: Sendable, Equatable {
  package let keyID: String
  package let key: VerifyingKey

  package init(keyID: String, key: VerifyingKey) {
    self.keyID = keyID
    self.key = key
  }

  package init(keyID: String, key: RSAPublicKey) { self.init(keyID: keyID, key: .rsa(key)) }

  /// Reads one element of a set. Members that are not about signatures are ignored.
  package init(reading json: JSONValue) throws(JWKFault) {
    let (keyID, key) = try Self.read(json)
    guard let keyID else { throw .keyID }
    self.init(keyID: keyID, key: key)
  }

  /// RFC 7517 §4.5 lets an issuer leave the id out.
  static func read(_ json: JSONValue) throws(JWKFault) -> (keyID: String?, key: VerifyingKey) {
    guard case .object(let members) = json else { throw .notAnObject }
    let algorithm = try algorithm(of: members)
    try checkPurpose(members, algorithm)
    let keyID = members["kid"]?.string
    guard keyID != nil || members["kid"] == nil else { throw .keyID }
    return (keyID, try algorithm == .rs256 ? rsa(members) : p256(members))
  }

  /// The members in the order in which Apple writes them.
  package var json: JSONValue {
    switch key {
    case .rsa(let rsa):
      [
        "kty": "RSA", "kid": .string(keyID), "use": "sig", "alg": .string(key.algorithm.rawValue),
        "n": .string(Base64URL.encode(rsa.n)), "e": .string(Base64URL.encode(rsa.e)),
      ]
    case .p256(let p256):
      [
        "kty": "EC", "kid": .string(keyID), "use": "sig", "alg": .string(key.algorithm.rawValue),
        "crv": "P-256", "x": .string(Base64URL.encode(p256.x)),
        "y": .string(Base64URL.encode(p256.y)),
      ]
    }
  }

  /// The kind of key alone decides.
  private static func algorithm(of members: JSONObject) throws(JWKFault) -> JWTAlgorithm {
    switch (members["kty"]?.string, members["crv"]?.string) {
    case ("RSA", _): return .rs256
    case ("EC", "P-256"): return .es256
    default: throw .keyType
    }
  }

  /// Each of the three is optional; where it stands, it must allow checking such signatures.
  private static func checkPurpose(
    _ members: JSONObject, _ algorithm: JWTAlgorithm
  ) throws(JWKFault) {
    if let use = members["use"], use != "sig" { throw .purpose("use") }
    if let found = members["alg"], found != .string(algorithm.rawValue) { throw .purpose("alg") }
    if let operations = members["key_ops"] {
      guard operations.strings?.contains("verify") == true else { throw .purpose("key_ops") }
    }
  }

  private static func rsa(_ members: JSONObject) throws(JWKFault) -> VerifyingKey {
    let n = try number("n", of: members)
    let e = try number("e", of: members)
    do throws(RSAKeyError) { return .rsa(try RSAPublicKey(n: n, e: e)) } catch { throw .key(error) }
  }

  private static func p256(_ members: JSONObject) throws(JWKFault) -> VerifyingKey {
    let x = try number("x", of: members)
    let y = try number("y", of: members)
    do throws(P256KeyError) { return .p256(try P256PublicKey(x: x, y: y)) } catch {
      throw .point(error)
    }
  }

  private static func number(_ name: String, of members: JSONObject) throws(JWKFault) -> [UInt8] {
    guard let text = members[name]?.string, let bytes = try? Base64URL.decode(text) else {
      throw .number(name)
    }
    return bytes
  }
}

/// Why an element of a key set is not a key for signatures.
package enum JWKFault: Error, Equatable, Sendable {
  case notAnObject
  /// `kty` is not RSA, and not EC with the curve P-256.
  case keyType
  /// The member named keeps the key from checking signatures of its kind.
  case purpose(String)
  /// `kid` is no text, or missing where a token must name the key.
  case keyID
  /// Another key has the same id: which of them a token means would be a matter of luck.
  case keyIDTwice
  /// The member named is missing or not base64url.
  case number(String)
  case key(RSAKeyError)
  case point(P256KeyError)
}

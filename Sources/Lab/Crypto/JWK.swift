package import AuthServer
import Primitives

/// A key together with the id by which tokens name it (RFC 7517).
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
    return (keyID, try key(members, algorithm))
  }

  /// The members in the order in which Apple writes them. Of a secret nothing is written but its id.
  package var json: JSONValue {
    let use = [("kid", keyID), ("use", "sig"), ("alg", key.algorithm.rawValue)]
    let members = key.members.prefix(1) + use + key.members.dropFirst()
    return .object(JSONObject(members.map { ($0.0, .string($0.1)) }))
  }

  /// The kind of key decides; one of RSA is for RS256, unless it says that it is for PS256.
  private static func algorithm(of members: JSONObject) throws(JWKFault) -> JWTAlgorithm {
    switch (members["kty"]?.string, members["crv"]?.string) {
    case ("RSA", _): return members["alg"] == .string("PS256") ? .ps256 : .rs256
    case ("EC", "P-256"): return .es256
    case ("EC", "P-384"): return .es384
    case ("OKP", "Ed25519"): return .edDSA
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

  private static func key(
    _ members: JSONObject, _ algorithm: JWTAlgorithm
  ) throws(JWKFault) -> VerifyingKey {
    switch algorithm {
    case .rs256: return try rsa(members, .pkcs1)
    case .ps256: return try rsa(members, .pss)
    case .es256: return try elliptic(members, .p256)
    case .es384: return try elliptic(members, .p384)
    case .edDSA: return try ed25519(members)
    case .hs256: throw .keyType
    }
  }

  private static func rsa(
    _ members: JSONObject, _ scheme: RSASignature
  ) throws(JWKFault) -> VerifyingKey {
    let n = try number("n", of: members)
    let e = try number("e", of: members)
    do throws(RSAKeyError) { return .rsa(try RSAPublicKey(n: n, e: e, for: scheme)) } catch {
      throw .key(error)
    }
  }

  private static func elliptic(
    _ members: JSONObject, _ curve: EllipticCurve
  ) throws(JWKFault) -> VerifyingKey {
    let x = try number("x", of: members)
    let y = try number("y", of: members)
    do throws(ECKeyError) { return .ec(try ECPublicKey(curve, x: x, y: y)) } catch {
      throw .point(error)
    }
  }

  private static func ed25519(_ members: JSONObject) throws(JWKFault) -> VerifyingKey {
    let x = try number("x", of: members)
    do throws(Ed25519KeyError) { return .ed25519(try Ed25519PublicKey(x: x)) } catch {
      throw .edwards(error)
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
  /// `kty` and `crv` are of no kind that is checked here; a secret (`oct`) has no place in a set either.
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
  case point(ECKeyError)
  case edwards(Ed25519KeyError)
}

import AuthServer
import Crypto

/// The tokens that nobody may accept. Each is right but for the one thing it is named after.
package enum BadToken: String, CaseIterable, Sendable {
  // Signed by the issuer itself, and not for us or not for now.
  case wrongAudience, wrongIssuer, expired, notYetValid, noExpiry, expiryAsText, hugeExpiry
  case duplicateClaim, duplicateHeader

  // Signed by somebody else, in the issuer's name.
  case unknownKey, pathAsKeyID, noKeyID, signedByAnother, embeddedKey, keyAddress
  case certificateAddress, certificate, criticalExtension

  // Signed by nobody.
  case algorithmNone, hmacWithPublicKey, tamperedClaims, noSignature
}

extension AppleIssuer {
  /// A token like `identityToken`, but bad.
  package func token(
    _ bad: BadToken, for person: AppleIdentity = AppleIdentity(), _ request: AppleRequest
  ) throws -> String {
    let honest = Forge(issuer: self, claims: Self.claims(of: person, request))
    let day = 86_400
    switch bad {
    case .wrongAudience: return try honest.issued("aud", .string(request.audience + ".other"))
    case .wrongIssuer: return try honest.issued("iss", "https://appleid.apple.com.example")
    case .expired: return try honest.issued("exp", .number(JSONNumber(request.now - day)))
    case .notYetValid: return try honest.issued("nbf", .number(JSONNumber(request.now + day)))
    case .noExpiry: return try honest.issued("exp", nil)
    case .expiryAsText: return try honest.issued("exp", .string("\(request.now + day)"))
    case .hugeExpiry: return try honest.issued("exp", JSONNumber("1e999").map(JSONValue.number))
    case .duplicateClaim: return try honest.issuedWithClaimTwice("sub", "somebody else")
    case .duplicateHeader: return try honest.issuedWithHeaderTwice("alg", "none")
    case .unknownKey: return try honest.forged("kid", .string(IssuerKeys.attacker.shortThumbprint))
    case .pathAsKeyID: return try honest.forged("kid", "../../../dev/null")
    case .noKeyID: return try honest.forged("kid", nil)
    case .signedByAnother: return try honest.forged("typ", "JWT")
    case .embeddedKey: return try honest.forged("jwk", honest.attackersKey)
    case .keyAddress: return try honest.forged("jku", "https://attacker.example/keys")
    case .certificateAddress: return try honest.forged("x5u", "https://attacker.example/x5u")
    case .certificate: return try honest.forged("x5c", ["bm90IGEgY2VydGlmaWNhdGU="])
    case .criticalExtension: return try honest.forged("crit", ["exp"])
    case .algorithmNone: return honest.raw("none").closed()
    case .hmacWithPublicKey: return try honest.authenticatedByPublicKey()
    case .tamperedClaims: return try honest.tampered("sub", "somebody else")
    case .noSignature: return honest.raw().closed()
    }
  }
}

/// Makes one bad thing out of the pieces of an honest token.
private struct Forge {
  let issuer: AppleIssuer
  let claims: JSONObject

  /// The attacker's key under the name of the issuer's.
  var attackersKey: JSONValue {
    JWK(keyID: issuer.signer.jwk.keyID, key: IssuerKeys.attacker.publicKey).json
  }

  func raw(_ algorithm: String = "RS256") -> RawJWT {
    RawJWT(header: header(algorithm), claims: claims)
  }

  /// Signed by the issuer, with one claim set or, with nil, left out.
  func issued(_ claim: String, _ value: JSONValue?) throws -> String {
    try issuer.signer.sign(changed(claims, claim, value))
  }

  func issuedWithClaimTwice(_ claim: String, _ value: JSONValue) throws -> String {
    var token = raw()
    token.claims = twice(token.claims, claim, value)
    return try token.signed(by: issuer.key)
  }

  func issuedWithHeaderTwice(_ member: String, _ value: JSONValue) throws -> String {
    var token = raw()
    token.header = twice(token.header, member, value)
    return try token.signed(by: issuer.key)
  }

  /// Signed by the attacker, with one member of the header set or, with nil, left out.
  func forged(_ member: String, _ value: JSONValue?) throws -> String {
    try RawJWT(header: changed(header("RS256"), member, value), claims: claims)
      .signed(by: IssuerKeys.attacker)
  }

  /// A token for a verifier that lets the token choose HS256 and takes the PEM for the secret.
  func authenticatedByPublicKey() throws -> String {
    raw("HS256").authenticated(by: Array(try issuer.key.publicKey.pem().utf8))
  }

  /// The issuer's signature under changed claims.
  func tampered(_ claim: String, _ value: JSONValue) throws -> String {
    let signature = try raw().signature(by: issuer.key)
    return RawJWT(header: header("RS256"), claims: changed(claims, claim, value))
      .closed(by: signature)
  }

  private func header(_ algorithm: String) -> JSONObject {
    ["alg": .string(algorithm), "kid": .string(issuer.signer.jwk.keyID), "typ": "JWT"]
  }

  private func changed(_ object: JSONObject, _ name: String, _ value: JSONValue?) -> JSONObject {
    var object = object
    object[name] = value
    return object
  }

  /// The text of an object with a second field of a name it already has.
  private func twice(_ object: String, _ name: String, _ value: JSONValue) -> String {
    object.dropLast() + #","\#(name)":\#(value.text)}"#
  }
}

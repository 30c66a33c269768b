import AuthServer

/// Accepts tokens of one issuer for one audience, by the rules of RFC 8725.
///
/// The algorithm is the key's whatever a token says, and keys come from the caller's set only.
/// Times are compared with the clock that is handed in. `iat` is not compared: RFC 7519 gives it no
/// power.
package struct JWTVerifier: Sendable {
  package let issuer: String

  /// The audience that the token must name; with nil it must name nobody (RFC 7519 §4.1.3). A token that is for others
  /// too must have been asked for by this one (OpenID Connect Core §3.1.3.7).
  package let audience: String?

  /// The type that `typ` must name, without regard to case or a leading `application/`; nil takes any.
  package let type: String?

  /// Whether a `typ` may be missing. One that is there counts: an access token (RFC 9068) says that it is one.
  package let mayLackType: Bool

  /// How far apart the two clocks may be, in seconds; `exp` and `nbf` give way by this much.
  package let leeway: Int

  /// The place where the token's life is found.
  package let life: ExpiryRule

  package enum ExpiryRule: Sendable, Equatable {
    /// `exp` must stand there.
    case said
    /// For tokens that say no end, such as notices: `iat` may be this many seconds ago.
    case sinceIssue(Int)
  }

  /// Whether a token must say which key signed it. Where it need not, it is held against the only key of its algorithm.
  package let namesKey: Bool

  /// The algorithms that are taken; nil takes each whose key is there.
  package let algorithms: Set<JWTAlgorithm>?

  /// Claims that must stand there with exactly these values.
  package let values: JSONObject

  /// How long a token may be, and how much JSON it may hold.
  package let limits: Limits

  package init(
    issuer: String, audience: String?, type: String? = nil, mayLackType: Bool = false,
    leeway: Int = 60, life: ExpiryRule = .said, namesKey: Bool = true,
    algorithms: Set<JWTAlgorithm>? = nil, values: JSONObject = [:], limits: Limits = Limits()
  ) {
    precondition(leeway >= 0, "a leeway does not make tokens stricter")
    self.issuer = issuer
    self.audience = audience
    self.type = type
    self.mayLackType = mayLackType
    self.leeway = leeway
    self.life = life
    self.namesKey = namesKey
    self.algorithms = algorithms
    self.values = values
    self.limits = limits
  }

  /// The token's contents once everything about it is right. `now` is in seconds since 1970.
  package func verify(
    _ token: String, keys: JWKS, nonce: JWTNonce = .notAsked, now: Int
  ) throws(JWTError) -> VerifiedJWT {
    let compact = try CompactJWT(token, limits: limits)
    let header = compact.header
    try checkType(of: header)
    try checkSignature(of: compact, by: header, among: keys)
    let claims = try JWTClaims(compact.claims, limits: limits)
    try check(claims, now: now)
    try nonce.check(claims)
    return VerifiedJWT(keyID: header.keyID, claims: claims.members)
  }

  private func key(for header: JWTHeader, among keys: JWKS) throws(JWTError) -> VerifyingKey {
    if let keyID = header.keyID {
      guard let key = keys.key(named: keyID) else { throw .unknownKey(keyID) }  //! token-known-key
      return key
    }
    //! own-token-key-id
    guard !namesKey, let key = keys.onlyKey(of: header.algorithm) else { throw .header("kid") }
    return key
  }

  private func checkSignature(
    of token: CompactJWT, by header: JWTHeader, among keys: JWKS
  ) throws(JWTError) {
    guard algorithms?.contains(header.algorithm) ?? true else {  //! algorithm-listed
      throw .algorithm(header.algorithm.rawValue)
    }
    let key = try key(for: header, among: keys)
    //! key-own-algorithm
    guard key.algorithm == header.algorithm else { throw .algorithm(header.algorithm.rawValue) }
    let isRight: Bool
    do throws(OpenSSLError) {
      isRight = try key.isSignature(token.signature, of: token.signedBytes)
    } catch {
      throw .openSSL(error)
    }
    guard isRight else { throw .signature }  //! token-signed
  }

  private func checkType(of header: JWTHeader) throws(JWTError) {
    guard let type, header.type != nil || !mayLackType else { return }
    guard let found = header.type, Self.mediaType(found) == Self.mediaType(type) else {
      throw .type
    }  //! token-type
  }

  /// RFC 7515 §4.1.9 lets writers leave `application/` out. Only ASCII letters have a case here.
  private static func mediaType(_ type: String) -> [UInt8] {
    let lower = type.utf8.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    return lower.contains(UInt8(ascii: "/")) ? lower : Array("application/".utf8) + lower
  }

  private func check(_ claims: JWTClaims, now: Int) throws(JWTError) {
    guard try claims.text("iss").isExactly(issuer) else { throw .issuer }  //! token-issuer
    try checkAudience(of: claims)
    try checkTimes(of: claims, now: Double(now))
    for field in values.fields {
      guard let found = claims.members[field.name] else { throw .claim(field.name) }
      guard found.isExactly(field.value) else { throw .value(field.name) }  //! token-claims
    }
  }

  private func checkAudience(of claims: JWTClaims) throws(JWTError) {
    let found = try claims.audience()
    guard let audience else {
      guard found == nil else { throw .audience }  //! audience-needs-name
      return
    }
    guard let found else { throw .claim("aud") }
    guard found.contains(where: audience.isExactly) else { throw .audience }  //! token-audience
    guard !found.allSatisfy(audience.isExactly) else { return }
    guard try claims.text("azp").isExactly(audience) else { throw .audience }  //! authorized-party
  }

  private func checkTimes(of claims: JWTClaims, now: Double) throws(JWTError) {
    guard now < (try end(of: claims)) + Double(leeway) else { throw .expired }  //! token-expiry
    if let start = try claims.time("nbf") {
      guard now >= start - Double(leeway) else { throw .notYetValid }  //! token-not-before
    }
    _ = try claims.time("iat")
  }

  /// An `exp` that is there counts, whoever may leave it out.
  private func end(of claims: JWTClaims) throws(JWTError) -> Double {
    if let expiry = try claims.time("exp") { return expiry }
    guard case .sinceIssue(let seconds) = life else { throw .claim("exp") }  //! expiry-required
    guard let issued = try claims.time("iat") else { throw .claim("iat") }
    return issued + Double(seconds)
  }
}

/// A token that passed every check of a `JWTVerifier`, which alone can make one.
package struct VerifiedJWT: Sendable, Equatable {
  /// The id of the key that signed it, where the token says one.
  package let keyID: String?
  package let claims: JSONObject

  fileprivate init(keyID: String?, claims: JSONObject) {
    self.keyID = keyID
    self.claims = claims
  }
}

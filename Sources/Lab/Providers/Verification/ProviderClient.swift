import AuthServer
import ContractModel
import Crypto

/// One provider of a contract, asked for its word: by the identity token that it signed, or by the
/// code that it gave.
package struct ProviderClient: Sendable {
  package let kind: Provider.Kind
  let settings: ProviderSettings
  let endpoints: ProviderEndpoints?
  let fetcher: any Fetcher
  let document: Cached<DiscoveryDocument>?
  private let keys: KeySource?
  private let now: @Sendable () -> Int

  /// `now` counts seconds since 1970.
  package init(
    _ kind: Provider.Kind, _ settings: ProviderSettings, fetcher: any Fetcher,
    now: @escaping @Sendable () -> Int
  ) {
    self.kind = kind
    self.settings = settings
    self.fetcher = fetcher
    self.now = now
    let endpoints = ProviderEndpoints(kind, settings)
    self.endpoints = endpoints
    document = endpoints?.discovery.map { discovery in
      Cached(now: now) { () async throws(FetchFault) in try await discovery.fetch(by: fetcher) }
    }
    keys = Self.keys(endpoints?.keys, document, fetcher: fetcher, now: now)
  }

  /// At a known place, or where the issuer's document says.
  private static func keys(
    _ url: String?, _ document: Cached<DiscoveryDocument>?, fetcher: any Fetcher,
    now: @escaping @Sendable () -> Int
  ) -> KeySource? {
    if let url { return KeySource(fetcher: fetcher, now: now) { url } }
    return document.map { document in
      KeySource(fetcher: fetcher, now: now) { () async throws(FetchFault) in
        try await document.value().endpoint("jwks_uri")
      }
    }
  }

  /// Takes the provider's signed word. `nonce` is what must stand in the token, already hashed
  /// where the contract says that it is. Where it is nil, `isBound` says that none may stand there.
  package func verify(
    identityToken: Secret, nonce: String?, isBound: Bool = false
  ) async throws(VerificationError) -> VerifiedIdentity {
    let (set, audience, endpoints) = try await ready(for: identityToken)
    let claims = try check(  //! identity-token-kind
      identityToken.reveal(), by: set, endpoints.issuers, audience, .said, rule(nonce, isBound),
      type: "JWT")
    return try Self.identity(by: claims)
  }

  /// Reads a notice that the provider signed: Apple's have no end, and count for a day.
  package func read(notice: Secret) async throws(VerificationError) -> ProviderNotice {
    let (set, audience, endpoints) = try await ready(for: notice)
    let life = JWTVerifier.ExpiryRule.sinceIssue(86_400)
    return try ProviderNotice(
      check(notice.reveal(), by: set, endpoints.issuers, audience, life, .notAsked))
  }

  /// The keys, the audience and the places that the check of a token takes.
  private func ready(
    for token: Secret
  ) async throws(VerificationError) -> (keys: JWKS, audience: String, endpoints: ProviderEndpoints)
  {
    guard let endpoints, let keys else { throw .notSetUp("\(kind.rawValue) signs no tokens") }
    guard let audience = settings.audience ?? settings.clientID else {
      throw .notSetUp("no audience is set for the tokens of \(kind.rawValue)")
    }
    let set = try await ask { () async throws(FetchFault) in
      try await keys.keys(naming: UnverifiedJWT.keyID(of: token.reveal()))
    }
    return (set, audience, endpoints)
  }

  private func check(
    _ token: String, by keys: JWKS, _ issuers: [String], _ audience: String,
    _ life: JWTVerifier.ExpiryRule, _ nonce: JWTNonce, type: String? = nil
  ) throws(VerificationError) -> JSONObject {
    var reason = JWTError.issuer
    for issuer in issuers {
      let verifier = JWTVerifier(  //! identity-token-type
        issuer: issuer, audience: audience, type: type, mayLackType: true, life: life,
        namesKey: false)
      do throws(JWTError) {
        return try verifier.verify(token, keys: keys, nonce: nonce, now: now()).claims
      } catch {
        reason = error
        guard case .issuer = error else { break }
      }
    }
    throw .refused(Self.words(reason))
  }

  private func rule(_ nonce: String?, _ isBound: Bool) -> JWTNonce {
    guard let nonce else { return isBound ? .absent : .notAsked }  //! token-nonce-asked
    return kind == .apple ? .whereSupported(nonce) : .exactly(nonce)
  }

  /// The kind of the fault alone: what stood in the token stays out of logs.
  private static func words(_ error: JWTError) -> String {
    "identity token: \(String(describing: error).prefix { $0 != "(" })"
  }

  static func identity(by claims: JSONObject) throws(VerificationError) -> VerifiedIdentity {
    var identity = try VerifiedIdentity(by: claims.firstText("sub"))
    identity.email = claims.firstText("email")
    identity.name = claims.firstText("name")
    identity.isEmailVerified =
      claims["email_verified"] == true || claims["email_verified"] == "true"
    return identity
  }
}

import AuthServer
import Crypto
import Primitives

/// The parts that all handlers of the stand-in share: one key, one grant store, one clock.
struct IssuerServices: Sendable {
  let signer: JWTSigner
  let keysDocument: [UInt8]
  let grants: GrantStore
  let now: @Sendable () -> Int

  init(key: RSAPrivateKey, grants: GrantStore, now: @escaping @Sendable () -> Int) {
    // A key that is new has an id that is new: a server that keeps keys by their ids asks again.
    signer = JWTSigner(key: key, keyID: PrivateKey.rsa(key).verifyingKey.thumbprint)
    let set: JSONValue = ["keys": .array([signer.jwk.json])]
    keysDocument = set.bytes
    self.grants = grants
    self.now = now
  }

  func code(for grant: IssuedGrant) async throws(IssuerFault) -> String {
    do { return try await grants.code(for: grant) } catch { throw .unavailable() }
  }

  func accessToken(for grant: IssuedGrant) async throws(IssuerFault) -> String {
    var fresh = grant
    fresh.createdAt = now()
    do { return try await grants.token(for: fresh) } catch { throw .unavailable() }
  }

  /// The grant that the code stood for, for this client and with this verifier.
  func redeem(
    _ code: String, client: String, redirect: String?, verifier: String?
  ) async throws(IssuerFault) -> IssuedGrant {
    guard let grant = await grants.redeem(code: code, now: now()) else {
      throw .refused(.invalidGrant("the code is unknown, used or too old"))
    }
    guard grant.client == client else {
      throw .refused(.invalidGrant("the code was given to another client"))
    }
    guard grant.redirect == nil || grant.redirect == redirect else {
      throw .refused(.invalidGrant("redirect_uri differs from the one of the code's request"))
    }
    guard grant.challenge == verifier.map(Self.challenge) else {
      throw .refused(.invalidGrant("code_verifier does not fit the code's challenge"))
    }
    return grant
  }

  func bearerGrant(_ request: IssuerRequest) async throws(IssuerFault) -> IssuedGrant {
    guard let bearer = request.incoming.bearer,
      let grant = await grants.grant(of: bearer.reveal(), now: now())
    else { throw .refused(.invalidToken) }
    return grant
  }

  /// RFC 7009: an unknown token is revoked as well.
  @Sendable func revoke(_ request: IssuerRequest) async throws(IssuerFault) {
    await grants.revoke(try request.form().must("token"))
  }

  func identityToken(
    _ kind: ProviderKind, _ grant: IssuedGrant, origin: String
  ) throws(IssuerFault) -> String {
    guard let issuer = grant.issuer ?? kind.issuer(at: origin) else { throw .unavailable() }
    let claims = IdentityTokenClaims(
      kind: kind, grant: grant, issuer: issuer, now: now(), lifetime: grant.lifetime
    ).object
    do { return try signer.sign(claims) } catch { throw .unavailable() }
  }

  /// `S256` of RFC 7636.
  static func challenge(_ verifier: String) -> String {
    Base64URL.encode(SHA256.hash(Array(verifier.utf8)))
  }
}

import AuthServer
import Crypto
import Primitives

/// The parts that all desks of the stand-in share: one key, one ledger, one clock.
struct Desk: Sendable {
  let signer: JWTSigner
  let keysDocument: [UInt8]
  let ledger: GrantStore
  let now: @Sendable () -> Int

  init(key: RSAPrivateKey, ledger: GrantStore, now: @escaping @Sendable () -> Int) {
    signer = JWTSigner(key: key, keyID: "lab-1")
    let set: JSONValue = ["keys": .array([signer.jwk.json])]
    keysDocument = set.bytes
    self.ledger = ledger
    self.now = now
  }

  func code(for granted: Granted) async throws(IssuerFault) -> String {
    do { return try await ledger.code(for: granted) } catch { throw .unavailable() }
  }

  func accessToken(for granted: Granted) async throws(IssuerFault) -> String {
    var fresh = granted
    fresh.madeAt = now()
    do { return try await ledger.token(for: fresh) } catch { throw .unavailable() }
  }

  /// The grant that the code stood for, for this client and with this verifier.
  func redeem(
    _ code: String, client: String, redirect: String?, verifier: String?
  ) async throws(IssuerFault) -> Granted {
    guard let granted = await ledger.redeem(code: code, now: now()) else {
      throw .refused(.invalidGrant("the code is unknown, used or too old"))
    }
    guard granted.client == client else {
      throw .refused(.invalidGrant("the code was given to another client"))
    }
    guard granted.redirect == nil || granted.redirect == redirect else {
      throw .refused(.invalidGrant("redirect_uri is not the one the code was given to"))
    }
    guard granted.challenge == verifier.map(Self.challenge) else {
      throw .refused(.invalidGrant("code_verifier does not fit the code's challenge"))
    }
    return granted
  }

  func holder(_ asked: IssuerRequest) async throws(IssuerFault) -> Granted {
    guard let bearer = asked.incoming.bearer,
      let granted = await ledger.holder(of: bearer.reveal(), now: now())
    else { throw .refused(.invalidToken) }
    return granted
  }

  /// RFC 7009: an unknown token is revoked as well.
  @Sendable func revoke(_ asked: IssuerRequest) async throws(IssuerFault) {
    await ledger.revoke(try asked.form().must("token"))
  }

  func identityToken(
    _ flavor: ProviderKind, _ granted: Granted, origin: String,
    lifetime: Int = IdentityTokenClaims.usualLifetime
  ) throws(IssuerFault) -> String {
    guard let issuer = flavor.issuer(at: origin) else { throw .unavailable() }
    let claims = IdentityTokenClaims(
      flavor: flavor, granted: granted, issuer: issuer, now: now(), lifetime: lifetime
    ).object
    do { return try signer.sign(claims) } catch { throw .unavailable() }
  }

  /// `S256` of RFC 7636.
  static func challenge(_ verifier: String) -> String {
    Base64URL.encode(SHA256.hash(Array(verifier.utf8)))
  }
}

import AuthServer
import ContractModel
import Crypto
import Stores

/// Makes the tokens of sessions.
struct TokenIssuer: Sendable {
  let tokenPolicy: TokenPolicy
  let claims: Claims
  let store: any Store
  let signer: any TokenSigner
  let hash: KeyedHash

  /// A token before its session is known.
  struct Draft: Sendable {
    let name: String
    /// The text of an opaque token; the id of a JWT.
    let handle: String
    let lifetime: Int?
  }

  func draft(_ name: String) throws -> Draft {
    Draft(
      name: name, handle: try RandomText.token().reveal(), lifetime: tokenPolicy.lifetime(of: name))
  }

  /// The part of it that the store keeps; nil for a JWT that is shown and never used up.
  func kept(_ draft: Draft, device: Secret?) -> NewToken? {
    guard tokenPolicy[draft.name].format == .opaque || draft.name == tokenPolicy.spent else {
      return nil
    }
    return NewToken(
      name: draft.name, fingerprint: fingerprint(draft.name, draft.handle, device: device),
      lifetime: draft.lifetime)
  }

  /// A token that is bound to a device is another token on another device.
  func fingerprint(_ name: String, _ handle: String, device: Secret?) -> Fingerprint {
    hash.fingerprint(ofToken: name, handle, device: binding(name, device))
  }

  func successor(_ name: String, _ handle: String, device: Secret?) -> Draft {
    Draft(
      name: name, handle: hash.successor(of: name, handle, device: binding(name, device)),
      lifetime: tokenPolicy.lifetime(of: name))
  }

  func finish(_ drafts: [Draft], _ standing: AuthenticatedSession) async throws -> [String:
    IssuedToken]
  {
    var issued: [String: IssuedToken] = [:]
    for draft in drafts { issued[draft.name] = try await finish(draft, standing) }
    return issued
  }

  private func finish(_ draft: Draft, _ standing: AuthenticatedSession) async throws -> IssuedToken
  {
    let now = store.clock.now
    let token = tokenPolicy[draft.name]
    let lifetime = tokenPolicy.lifetime(
      of: draft.name, inSessionSince: standing.session.beganAt, now)
    let end = lifetime.map { now.adding(seconds: $0) }
    guard token.format == .jwt else {
      return IssuedToken(secret: Secret(draft.handle), expiresAt: end, lifetime: lifetime)
    }
    let said = claims.make(
      token, for: standing, handle: draft.handle, now: now, lifetime: lifetime)
    let text = try await signer.sign(said, by: token.origin.algorithms.map(\.value))
    return IssuedToken(
      secret: Secret(text), expiresAt: end.map { Moment(seconds: $0.seconds) },
      lifetime: lifetime)
  }

  private func binding(_ name: String, _ device: Secret?) -> String? {
    // guard: bound-token-device
    tokenPolicy[name].bound?.value == .device ? device?.reveal() ?? "" : nil
  }
}

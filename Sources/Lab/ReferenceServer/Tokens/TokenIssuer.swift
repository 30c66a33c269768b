import AuthServer
import ContractModel
import Diagnostics
import Stores

/// Makes the tokens of sessions.
struct TokenIssuer: Sendable {
  let tokenPolicy: TokenPolicy
  let claims: Claims
  let store: any Store
  let signer: any TokenSigner
  let hash: KeyedHash

  /// A token before its session is known.
  struct PreparedToken: Sendable {
    let name: String
    /// The text of an opaque token; the id of a JWT.
    let handle: String
    let lifetime: Int?
  }

  func prepare(_ names: [String], device: Secret?) throws -> [PreparedToken] {
    try names.map { name in
      PreparedToken(
        name: name, handle: try hash.token(name, device: binding(name, device)),
        lifetime: tokenPolicy.lifetime(of: name))
    }
  }

  /// The part of it that the store keeps; nil for a JWT that is shown and never used up.
  func stored(_ token: PreparedToken, device: Secret?) -> NewToken? {
    guard tokenPolicy[token.name].format == .opaque || token.name == tokenPolicy.spent else {
      return nil
    }
    return NewToken(
      name: token.name, fingerprint: fingerprint(token.name, token.handle, device: device),
      lifetime: token.lifetime)
  }

  /// A token that is bound to a device is another token on another device.
  func fingerprint(_ name: String, _ handle: String, device: Secret?) -> Fingerprint {
    hash.fingerprint(ofToken: name, handle, device: binding(name, device))
  }

  /// The fingerprint under which the store has a token of an earlier answer. One that was bound to the device when it was made
  /// stays good where the contract binds it no more.
  func kept(_ name: String, _ handle: String, device: Secret?) async throws -> Fingerprint {
    let usual = fingerprint(name, handle, device: device)
    guard tokenPolicy[name].bound == nil, let device else { return usual }  //! formerly-bound
    if case .unknown = try await store.status(token: usual, name: name) {
      return hash.fingerprint(ofToken: name, handle, device: device.reveal())
    }
    return usual
  }

  func successor(_ name: String, _ handle: String, device: Secret?) -> PreparedToken {
    PreparedToken(
      name: name, handle: hash.successor(of: name, handle, device: binding(name, device)),
      lifetime: tokenPolicy.lifetime(of: name))
  }

  func issue(_ prepared: [PreparedToken], _ caller: AuthenticatedSession) async throws -> [String:
    IssuedToken]
  {
    var issued: [String: IssuedToken] = [:]
    for token in prepared { issued[token.name] = try await issue(token, caller) }
    return issued
  }

  private func issue(_ prepared: PreparedToken, _ caller: AuthenticatedSession) async throws
    -> IssuedToken
  {
    let now = store.clock.now
    let token = tokenPolicy[prepared.name]
    let lifetime = tokenPolicy.lifetime(
      of: prepared.name, inSessionSince: caller.session.beganAt, now)
    let end = lifetime.map { now.adding(seconds: $0) }
    guard token.format == .jwt else {
      return IssuedToken(secret: Secret(prepared.handle), expiresAt: end, lifetime: lifetime)
    }
    let content = claims.make(
      token, for: caller, handle: prepared.handle, now: now, lifetime: lifetime)
    let text = try await signer.sign(content, by: token.origin.algorithms.map(\.value))
    return IssuedToken(
      secret: Secret(text), expiresAt: end.map { Moment(seconds: $0.seconds) },
      lifetime: lifetime)
  }

  /// For the log: why the store does not know a token.
  func whyUnknown(_ name: String, _ handle: String, device: Secret?) -> String {
    switch hash.origin(of: handle, name, device: binding(name, device)) {
    case .here: "token `\(name)`: the store no longer has it"
    case .otherDevice: "token `\(name)`: it was issued to another device"
    case .elsewhere: "token `\(name)`: this server did not issue it"
    }
  }

  private func binding(_ name: String, _ device: Secret?) -> String? {
    tokenPolicy[name].bound?.value == .device ? device?.reveal() ?? "" : nil  //! bound-token-device
  }
}

import AuthServer
import ContractModel
import Stores

/// Asks who calls: each token that a call carries is checked, and the session behind it each time,
/// so that what was ended is felt at the next call.
struct TokenAuthenticator: Sendable {
  let tokenIssuer: TokenIssuer

  /// Nil where the endpoint asks for nothing and nothing was shown.
  func caller(_ given: OperationInput) async throws -> AuthenticatedSession? {
    let (needed, others) = tokenIssuer.tokenPolicy.shown(to: given.endpoint)
    for name in needed where given.tokens[name] == nil { throw OperationRefusal(.tokenMissing) }
    var standing: AuthenticatedSession?
    for name in needed + others {
      guard let secret = given.tokens[name] else { continue }
      let next = try await self.standing(name, secret, device: given.device)
      // Two tokens of two sessions are nobody's.
      // guard: tokens-of-one-session
      guard standing == nil || standing?.session.id == next.session.id else {
        throw OperationRefusal(.tokenInvalid)
      }
      standing = next
    }
    return standing
  }

  /// As `caller`, for operations that make no sense without somebody.
  func somebody(_ given: OperationInput) async throws -> AuthenticatedSession {
    guard let standing = try await caller(given) else { throw OperationRefusal(.tokenMissing) }
    return standing
  }

  func standing(_ name: String, _ secret: Secret, device: Secret?) async throws
    -> AuthenticatedSession
  {
    tokenIssuer.tokenPolicy.isJWT(name)
      ? try await standing(signed: name, secret, device: device)
      : try await standing(opaque: name, secret, device: device)
  }

  /// The handle by which the store knows a token. A JWT is checked on the way.
  func handle(_ name: String, _ secret: Secret) async throws -> String {
    guard tokenIssuer.tokenPolicy.isJWT(name) else { return secret.reveal() }
    guard let id = try await said(name, secret)["jti"]?.asText else {
      throw OperationRefusal(.tokenInvalid)
    }
    return id
  }

  private func standing(
    opaque name: String, _ secret: Secret, device: Secret?
  ) async throws -> AuthenticatedSession {
    try await standing(kept: name, secret.reveal(), device: device)
  }

  /// By what the store keeps, which knows what was used up.
  private func standing(
    kept name: String, _ handle: String, device: Secret?
  ) async throws -> AuthenticatedSession {
    let fingerprint = tokenIssuer.fingerprint(name, handle, device: device)
    switch try await tokenIssuer.store.standing(token: fingerprint, name: name) {
    case .good(let standing): return standing
    case .expired: throw OperationRefusal(.tokenExpired)
    case .ended(let state): throw OperationRefusal(Meaning(ofEnd: state))
    case .unknown: throw OperationRefusal(.tokenInvalid)
    }
  }

  private func standing(
    signed name: String, _ secret: Secret, device: Secret?
  ) async throws -> AuthenticatedSession {
    let said = try await said(name, secret)
    // guard: spent-token-at-gate
    if name == tokenIssuer.tokenPolicy.spent, let handle = said["jti"]?.asText {
      return try await standing(kept: name, handle, device: device)
    }
    guard let session = said["sid"]?.asText, let account = said["sub"]?.asText else {
      throw OperationRefusal(.tokenInvalid)
    }
    guard let standing = try await tokenIssuer.store.standing(session: session) else {
      throw OperationRefusal(try await reason(ofEnd: account))
    }
    guard standing.account.id == account else { throw OperationRefusal(.tokenInvalid) }
    return standing
  }

  private func said(_ name: String, _ secret: Secret) async throws -> JSONObject {
    let now = tokenIssuer.store.clock.now
    switch try await tokenIssuer.signer.check(secret, tokenIssuer.claims.wanted(name), now: now) {
    case .good(let claims): return claims
    case .expired: throw OperationRefusal(.tokenExpired)
    case .bad: throw OperationRefusal(.tokenInvalid)
    }
  }

  private func reason(ofEnd account: String) async throws -> Meaning {
    guard let account = try await tokenIssuer.store.account(account) else { return .accountGone }
    return Meaning(ofEnd: account.state)
  }
}

extension Meaning {
  /// Why a session is no more, by what became of its account.
  init(ofEnd state: Account.State?) {
    switch state {
    case .disabled: self = .accountDisabled
    case .deleted: self = .accountGone
    case .active, .unconfirmed, nil: self = .sessionEnded
    }
  }
}

extension JSONValue {
  /// The text, if this is one.
  var asText: String? { if case .string(let text) = self { text } else { nil } }

  /// Whether this is `true`.
  var isTrue: Bool { self == .bool(true) }
}

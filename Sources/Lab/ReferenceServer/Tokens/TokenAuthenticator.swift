import AuthServer
import ContractModel
import Crypto
import Stores

/// Asks who calls: each token that a call carries is checked, and the session behind it each time,
/// so that what was ended is felt at the next call.
struct TokenAuthenticator: Sendable {
  let tokenIssuer: TokenIssuer

  /// Nil where the endpoint asks for nothing and nothing was shown.
  func caller(_ input: OperationInput) async throws -> AuthenticatedSession? {
    let (needed, others) = tokenIssuer.tokenPolicy.shown(to: input.endpoint)
    for name in needed where input.tokens[name] == nil {
      throw OperationRefusal(.tokenMissing, because: "token `\(name)`: the call has none")
    }
    var caller: AuthenticatedSession?
    for name in needed + others {
      guard let secret = input.tokens[name] else { continue }
      let next = try await self.session(name, secret, device: input.device)
      // Two tokens of two sessions are nobody's.
      guard caller == nil || caller?.session.id == next.session.id else {  //! tokens-of-one-session
        throw invalid(name, "it is of another session than the token before it")
      }
      caller = next
    }
    return caller
  }

  /// As `caller`, for operations that make no sense without somebody.
  func requiredCaller(_ input: OperationInput) async throws -> AuthenticatedSession {
    guard let caller = try await caller(input) else { throw OperationRefusal(.tokenMissing) }
    return caller
  }

  func session(_ name: String, _ secret: Secret, device: Secret?) async throws
    -> AuthenticatedSession
  {
    tokenIssuer.tokenPolicy.isJWT(name)
      ? try await session(signed: name, secret, device: device)
      : try await session(stored: name, secret.reveal(), device: device)
  }

  /// The handle by which the store knows a token. A JWT is checked on the way.
  func handle(_ name: String, _ secret: Secret) async throws -> String {
    guard tokenIssuer.tokenPolicy.isJWT(name) else { return secret.reveal() }
    guard let id = try await claims(name, secret)["jti"]?.asText else {
      throw invalid(name, "its claims have no `jti`")
    }
    return id
  }

  /// By what the store keeps, which knows what was used up.
  func session(
    stored name: String, _ handle: String, device: Secret?
  ) async throws -> AuthenticatedSession {
    let fingerprint = try await tokenIssuer.kept(name, handle, device: device)
    let status = try await tokenIssuer.store.status(token: fingerprint, name: name)
    return try session(by: status, of: name, handle, device: device)
  }

  func session(
    by status: TokenStatus, of name: String, _ handle: String, device: Secret?
  ) throws -> AuthenticatedSession {
    switch status {
    case .good(let caller): return caller
    case .expired:
      throw OperationRefusal(.tokenExpired, because: "token `\(name)`: it has expired")
    case .ended(let state):
      throw OperationRefusal(
        Meaning(ofEnd: state), because: "token `\(name)`: it was used up, or its session is over")
    case .unknown:
      throw OperationRefusal(
        .tokenInvalid, because: tokenIssuer.whyUnknown(name, handle, device: device))
    }
  }

  private func session(
    signed name: String, _ secret: Secret, device: Secret?
  ) async throws -> AuthenticatedSession {
    let claims = try await claims(name, secret)
    if name == tokenIssuer.tokenPolicy.spent, let handle = claims["jti"]?.asText {
      return try await session(stored: name, handle, device: device)
    }  //! spent-token-at-gate
    guard let session = claims["sid"]?.asText, let account = claims["sub"]?.asText else {
      throw invalid(name, "its claims have no `sid` or no `sub`")
    }
    guard let caller = try await tokenIssuer.store.authenticated(session: session) else {
      throw OperationRefusal(
        try await reason(ofEnd: account), because: "token `\(name)`: its session is over")
    }
    guard caller.account.id == account else {
      throw invalid(name, "its `sub` is not the account of its session")
    }
    return caller
  }

  private func claims(_ name: String, _ secret: Secret) async throws -> JSONObject {
    let now = tokenIssuer.store.clock.now
    switch try await tokenIssuer.signer.check(secret, tokenIssuer.claims.expected(name), now: now) {
    case .good(let claims): return claims
    case .bad(let reason):
      throw OperationRefusal(
        reason == .expired ? .tokenExpired : .tokenInvalid,
        because: "token `\(name)`: \(reason.why)")
    }
  }

  private func invalid(_ name: String, _ why: String) -> OperationRefusal {
    OperationRefusal(.tokenInvalid, because: "token `\(name)`: \(why)")
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

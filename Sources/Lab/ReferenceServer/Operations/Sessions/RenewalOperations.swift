import AuthServer
import ContractModel
import Diagnostics
import Stores

/// Operation that spends a refresh token.
final class RenewalOperations: Sendable {
  private let contract: Contract
  private let store: any SessionStore
  private let clock: any Clock
  private let tokenPolicy: TokenPolicy
  private let tokenIssuer: TokenIssuer
  private let authenticator: TokenAuthenticator

  init(
    contract: Contract, store: any SessionStore, clock: any Clock, tokenPolicy: TokenPolicy,
    tokenIssuer: TokenIssuer, authenticator: TokenAuthenticator
  ) {
    self.contract = contract
    self.store = store
    self.clock = clock
    self.tokenPolicy = tokenPolicy
    self.tokenIssuer = tokenIssuer
    self.authenticator = authenticator
  }

  func renew(_ input: OperationInput) async throws -> Outcome {
    guard let name = TokenPolicy.spent(by: input.endpoint, in: contract),
      let secret = input.tokens[name]
    else { throw OperationRefusal(.tokenMissing) }
    let spent = try await SpentToken(
      name: name, secret: secret, handle: authenticator.handle(name, secret), device: input.device)
    let rotates = tokenPolicy[name].rotation.rotates?.value ?? false
    guard rotates, tokenPolicy.granted(by: input.endpoint).contains(name) else {
      return try await renewWithout(rotating: spent, input)
    }
    return try await rotate(spent, input)
  }

  struct SpentToken {
    let name: String
    let secret: Secret
    let handle: String
    let device: Secret?
  }

  /// All that comes follows from the token that is used up, so that a repeat brings the same.
  private func rotate(_ spent: SpentToken, _ input: OperationInput) async throws -> Outcome {
    let own = tokenIssuer.successor(spent.name, spent.handle, device: spent.device)
    let others = tokenPolicy.granted(by: input.endpoint).filter { $0 != spent.name }.map { name in
      tokenIssuer.successor(name, name + " " + spent.handle, device: spent.device)
    }
    let rule = tokenPolicy[spent.name].rotation
    let result = try await store.rotate(  //! zero-grace-no-repeat
      Rotation(
        name: spent.name,
        used: try await tokenIssuer.kept(spent.name, spent.handle, device: spent.device),
        successor: tokenIssuer.fingerprint(own.name, own.handle, device: spent.device),
        lifetime: own.lifetime, grace: rule.grace?.value ?? 0,
        endsLineage: rule.reuse?.value == .revokeFamily,
        furtherTokens: others.compactMap { tokenIssuer.stored($0, device: spent.device) }))
    guard let status = result.status else {
      throw OperationRefusal(
        .tokenReused, because: "token `\(spent.name)`: it was used before, and has a successor")
    }
    let caller = try authenticator.session(
      by: status, of: spent.name, spent.handle, device: spent.device)
    return AnswerTypes(contract: contract).outcome(
      try await data([own] + others, caller), at: input.endpoint)
  }

  /// The token stays good, and comes back where the answer must have one.
  private func renewWithout(rotating spent: SpentToken, _ input: OperationInput) async throws
    -> Outcome
  {
    let caller = try await authenticator.session(
      stored: spent.name, spent.handle, device: spent.device)
    let prepared = try tokenIssuer.prepare(
      tokenPolicy.granted(by: input.endpoint).filter { $0 != spent.name }, device: spent.device)
    let stored = prepared.compactMap { tokenIssuer.stored($0, device: spent.device) }
    if !stored.isEmpty, try await !store.add(stored, to: caller.session.id) {
      throw OperationRefusal(.sessionEnded)
    }
    var data = try await data(prepared, caller)
    if AnswerTokenCheck(types: contract.types).requires(spent.name, in: input.endpoint.returns) {
      data.tokens[spent.name] = IssuedToken(
        secret: spent.secret, expiresAt: nil,
        lifetime: tokenPolicy.lifetime(
          of: spent.name, inSessionSince: caller.session.beganAt, clock.now))
    }
    return AnswerTypes(contract: contract).outcome(data, at: input.endpoint)
  }

  private func data(_ prepared: [TokenIssuer.PreparedToken], _ caller: AuthenticatedSession)
    async throws
    -> AnswerData
  {
    AnswerData(
      tokens: try await tokenIssuer.issue(prepared, caller),
      account: caller.account,
      session: caller.session)
  }
}

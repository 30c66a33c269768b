import AuthServer
import ContractModel
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

  func renew(_ given: OperationInput) async throws -> Outcome {
    guard let name = TokenPolicy.spent(by: given.endpoint, in: contract),
      let secret = given.tokens[name]
    else { throw OperationRefusal(.tokenMissing) }
    let spent = try await Spent(
      name: name, secret: secret, handle: authenticator.handle(name, secret), device: given.device)
    let rotates = tokenPolicy[name].rotation.rotates?.value ?? false
    guard rotates, tokenPolicy.granted(by: given.endpoint).contains(name) else {
      return try await renewWithout(rotating: spent, given)
    }
    return try await rotate(spent, given)
  }

  struct Spent {
    let name: String
    let secret: Secret
    let handle: String
    let device: Secret?
  }

  /// All that comes follows from the token that is used up, so that a repeat brings the same.
  private func rotate(_ spent: Spent, _ given: OperationInput) async throws -> Outcome {
    let drafts = tokenPolicy.granted(by: given.endpoint).map { name in
      let handle = name == spent.name ? spent.handle : name + " " + spent.handle
      return tokenIssuer.successor(name, handle, device: spent.device)
    }
    let rule = tokenPolicy[spent.name].rotation
    let own = drafts.first { $0.name == spent.name }!
    // guard: successor-fingerprint, zero-grace-no-repeat
    let result = try await store.rotate(
      Rotation(
        name: spent.name,
        used: tokenIssuer.fingerprint(spent.name, spent.handle, device: spent.device),
        successor: tokenIssuer.fingerprint(own.name, own.handle, device: spent.device),
        lifetime: own.lifetime, grace: rule.grace?.value ?? 0,
        endsLineage: rule.reuse?.value == .revokeFamily,
        companions: drafts.filter { $0.name != own.name }
          .compactMap { tokenIssuer.kept($0, device: spent.device) }))
    let standing = try standing(result)
    return AnswerTypes(contract: contract).outcome(
      try await facts(drafts, standing), at: given.endpoint)
  }

  private func standing(_ result: RotationResult) throws -> AuthenticatedSession {
    switch result {
    case .rotated(let standing), .repeated(let standing): return standing
    case .reused: throw OperationRefusal(.tokenReused)
    case .expired: throw OperationRefusal(.tokenExpired)
    case .ended(let state): throw OperationRefusal(Meaning(ofEnd: state))
    case .unknown: throw OperationRefusal(.tokenInvalid)
    }
  }

  /// The token stays good, and comes back where the answer must have one.
  private func renewWithout(rotating spent: Spent, _ given: OperationInput) async throws -> Outcome
  {
    let fingerprint = tokenIssuer.fingerprint(
      spent.name, spent.handle, device: spent.device)
    let standing: AuthenticatedSession
    switch try await store.standing(token: fingerprint, name: spent.name) {
    case .good(let good): standing = good
    case .expired: throw OperationRefusal(.tokenExpired)
    case .ended(let state): throw OperationRefusal(Meaning(ofEnd: state))
    case .unknown: throw OperationRefusal(.tokenInvalid)
    }
    let drafts = try tokenPolicy.granted(by: given.endpoint).filter { $0 != spent.name }
      .map(tokenIssuer.draft)
    let kept = drafts.compactMap { tokenIssuer.kept($0, device: spent.device) }
    if !kept.isEmpty, try await !store.add(kept, to: standing.session.id) {
      throw OperationRefusal(.sessionEnded)
    }
    var facts = try await facts(drafts, standing)
    if Required(types: contract.types).token(spent.name, in: given.endpoint.returns) {
      facts.tokens[spent.name] = IssuedToken(
        secret: spent.secret, expiresAt: nil,
        lifetime: tokenPolicy.lifetime(
          of: spent.name, inSessionSince: standing.session.beganAt, clock.now))
    }
    return AnswerTypes(contract: contract).outcome(facts, at: given.endpoint)
  }

  private func facts(_ drafts: [TokenIssuer.Draft], _ standing: AuthenticatedSession) async throws
    -> AnswerData
  {
    AnswerData(
      tokens: try await tokenIssuer.finish(drafts, standing),
      account: standing.account,
      session: standing.session)
  }
}

/// Whether an answer may come without a token.
struct Required {
  let types: Definitions<TypeDefinition>

  func token(_ name: String, in returned: Endpoint.Returned) -> Bool {
    switch returned {
    case .nothing: false
    case .fields(let fields): fields.contains { token(name, in: $0.shape, depth: 0) }
    case .shape(let shape): token(name, in: shape, depth: 0)
    }
  }

  /// A type may stand in itself, by way of a field that may be missing.
  private func token(_ name: String, in shape: Shape, depth: Int) -> Bool {
    guard !shape.isOptional, depth < 16 else { return false }
    switch shape.element {
    case .token(let own, .value): return own == name
    case .record(let fields): return fields.contains { token(name, in: $0.shape, depth: depth + 1) }
    case .type(let type):
      return types[type].fields.contains { token(name, in: $0.shape, depth: depth + 1) }
    default: return false
    }
  }
}

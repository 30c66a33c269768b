import AuthServer
import ContractModel
import Machines
import Stores

/// Operations of sessions: the list of them, and their ends.
final class SessionOperations: Sendable {
  private let contract: Contract
  private let store: any SessionStore
  private let tokenPolicy: TokenPolicy
  private let tokenIssuer: TokenIssuer
  private let authenticator: TokenAuthenticator
  private let refusals: DeclaredRefusals

  init(
    contract: Contract, store: any SessionStore, tokenPolicy: TokenPolicy, tokenIssuer: TokenIssuer,
    authenticator: TokenAuthenticator, refusals: DeclaredRefusals
  ) {
    self.contract = contract
    self.store = store
    self.tokenPolicy = tokenPolicy
    self.tokenIssuer = tokenIssuer
    self.authenticator = authenticator
    self.refusals = refusals
  }

  func end(_ given: OperationInput) async throws -> Outcome {
    let facts = contract.sendsSession(given.endpoint) ? try await endShown(given) : AnswerData()
    guard let callback = given.endpoint.endsIn?.value else { return .done(facts) }
    return .callback(callback, facts)
  }

  /// A token that a call `needs` must be good. One that is only handed in ends what it still can:
  /// who repeats a sign-out is told that it is done. The facts have the session that goes on, if one does.
  private func endShown(_ given: OperationInput) async throws -> AnswerData {
    if isOnlyHandedIn(given.endpoint) {
      try await endHandedIn(given)
      return AnswerData()
    }
    return try await end(scope(given), of: try await authenticator.somebody(given))
  }

  /// Opaque tokens are found without a session that stands; a JWT names one.
  private func isOnlyHandedIn(_ endpoint: Endpoint) -> Bool {
    let (needed, sent) = tokenPolicy.shown(to: endpoint)
    return needed.isEmpty && sent.allSatisfy { tokenPolicy[$0].format == .opaque }
  }

  private func endHandedIn(_ given: OperationInput) async throws {
    let (_, names) = tokenPolicy.shown(to: given.endpoint)
    for name in names {
      guard let secret = given.tokens[name] else { continue }
      let token = tokenIssuer.fingerprint(name, secret.reveal(), device: given.device)
      let scope = scope(given)
      // guard: handed-token-ends-lineage
      if scope != .own,
        case .good(let standing) = try await store.standing(token: token, name: name)
      {
        _ = try await end(scope, of: standing)
      } else {
        _ = try await store.end(token: token, name: name)
      }
    }
  }

  private func end(_ scope: SignOutScope, of standing: AuthenticatedSession) async throws
    -> AnswerData
  {
    let (session, account) = (standing.session.id, standing.account.id)
    switch scope {
    case .all: _ = try await store.endOthers(of: account, but: nil)
    case .own: _ = try await store.end(session: session, of: account)
    case .others:
      _ = try await store.endOthers(of: account, but: session)
      return AnswerData(account: standing.account, session: standing.session)
    }
    return AnswerData()
  }

  /// A scope that the call chooses comes before the one that the contract fixes.
  private func scope(_ given: OperationInput) -> SignOutScope {
    let chosen = SentFields(types: contract.types).words(of: .signOutScope, in: given).first
    // guard: sign-out-all-ends-others
    return chosen.flatMap(SignOutScope.init) ?? given.endpoint.ends?.value ?? .own
  }

  func endOne(_ given: OperationInput) async throws -> Outcome {
    let standing = try await authenticator.somebody(given)
    guard let id = sessionID(given) else { throw OperationRefusal(.requestInvalid) }
    let ended = try await store.end(session: id, of: standing.account.id)
    // Gone is gone, unless the contract tells.
    if !ended, refusals.declares(.notFound, at: given) { throw OperationRefusal(.notFound) }
    return .done(AnswerData(account: standing.account, session: standing.session))
  }

  /// The field that says so, else the only kind of value that can be an id.
  private func sessionID(_ given: OperationInput) -> String? {
    let leaves = SentFields(types: contract.types).leaves(of: given)
    let said = leaves.first { $0.field.role?.value == .sessionID }
    return said?.value.asText ?? leaves.lazy.compactMap(\.sessionID).first
  }

  func endOthers(_ given: OperationInput) async throws -> Outcome {
    .done(try await end(.others, of: try await authenticator.somebody(given)))
  }

  func list(_ given: OperationInput) async throws -> Outcome {
    let standing = try await authenticator.somebody(given)
    return .done(
      AnswerData(
        account: standing.account, session: standing.session,
        sessions: try await store.sessions(of: standing.account.id)))
  }
}

extension SentFields.Leaf {
  fileprivate var sessionID: String? {
    guard case .scalar(let scalar) = field.shape.element, [.string, .uuid].contains(scalar) else {
      return nil
    }
    return value.asText
  }
}

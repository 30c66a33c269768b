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

  func end(_ input: OperationInput) async throws -> Outcome {
    let data = contract.sendsSession(input.endpoint) ? try await endSession(input) : AnswerData()
    guard let callback = input.endpoint.endsIn?.value else { return .done(data) }
    return .callback(callback, data)
  }

  /// A token that a call `needs` must be good. One that is only handed in ends what it still can:
  /// who repeats a sign-out is told that it is done. The facts have the session that goes on, if one does.
  private func endSession(_ input: OperationInput) async throws -> AnswerData {
    if takesOnlySentTokens(input.endpoint) {
      try await endSentTokens(input)
      return AnswerData()
    }
    return try await end(scope(input), of: try await authenticator.requiredCaller(input))
  }

  /// Opaque tokens are found without a session that stands; a JWT names one.
  private func takesOnlySentTokens(_ endpoint: Endpoint) -> Bool {
    let (needed, sent) = tokenPolicy.shown(to: endpoint)
    return needed.isEmpty && sent.allSatisfy { tokenPolicy[$0].format == .opaque }
  }

  private func endSentTokens(_ input: OperationInput) async throws {
    let (_, names) = tokenPolicy.shown(to: input.endpoint)
    for name in names {
      guard let secret = input.tokens[name] else { continue }
      let token = try await tokenIssuer.kept(name, secret.reveal(), device: input.device)
      let scope = scope(input)
      if scope != .own,  //! handed-token-ends-lineage
        case .good(let caller) = try await store.status(token: token, name: name)
      {
        _ = try await end(scope, of: caller)
      } else {
        _ = try await store.end(token: token, name: name)
      }
    }
  }

  private func end(_ scope: SignOutScope, of caller: AuthenticatedSession) async throws
    -> AnswerData
  {
    let (session, account) = (caller.session.id, caller.account.id)
    switch scope {
    case .all: _ = try await store.endOthers(of: account, but: nil)
    case .own: _ = try await store.end(session: session, of: account)
    case .others:
      _ = try await store.endOthers(of: account, but: session)
      return AnswerData(account: caller.account, session: caller.session)
    }
    return AnswerData()
  }

  /// A scope that the call chooses comes before the one that the contract fixes.
  private func scope(_ input: OperationInput) -> SignOutScope {
    let chosen = SentFields(types: contract.types).words(of: .signOutScope, in: input).first
    return chosen.flatMap(SignOutScope.init) ?? input.endpoint.ends?.value ?? .own  //! ends-others
  }

  func endOne(_ input: OperationInput) async throws -> Outcome {
    let caller = try await authenticator.requiredCaller(input)
    guard let id = sessionID(input) else { throw OperationRefusal(.requestInvalid) }
    let ended = try await store.end(session: id, of: caller.account.id)
    // Gone is gone, unless the contract tells.
    if !ended, refusals.declares(.notFound, at: input) { throw OperationRefusal(.notFound) }
    return .done(AnswerData(account: caller.account, session: caller.session))
  }

  /// The field that says so, else the only kind of value that can be an id.
  private func sessionID(_ input: OperationInput) -> String? {
    let leaves = SentFields(types: contract.types).leaves(of: input)
    let marked = leaves.first { $0.field.role?.value == .sessionID }
    return marked?.value.asText ?? leaves.lazy.compactMap(\.sessionID).first
  }

  func endOthers(_ input: OperationInput) async throws -> Outcome {
    .done(try await end(.others, of: try await authenticator.requiredCaller(input)))
  }

  func list(_ input: OperationInput) async throws -> Outcome {
    let caller = try await authenticator.requiredCaller(input)
    return .done(
      AnswerData(
        account: caller.account, session: caller.session,
        sessions: try await store.sessions(of: caller.account.id)))
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

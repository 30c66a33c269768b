import AuthServer
import ContractModel
import Machines
import Stores

/// Operations of tokens, and the keys that sign them.
final class TokenOperations: Sendable {
  private let contract: Contract
  private let store: any SessionStore
  private let tokenPolicy: TokenPolicy
  private let tokenIssuer: TokenIssuer
  private let authenticator: TokenAuthenticator
  private let stepTokens: StepTokens
  private let furtherTokens: FurtherTokens

  init(
    contract: Contract, store: any SessionStore, tokenPolicy: TokenPolicy, tokenIssuer: TokenIssuer,
    authenticator: TokenAuthenticator, stepTokens: StepTokens, furtherTokens: FurtherTokens
  ) {
    self.contract = contract
    self.store = store
    self.tokenPolicy = tokenPolicy
    self.tokenIssuer = tokenIssuer
    self.authenticator = authenticator
    self.stepTokens = stepTokens
    self.furtherTokens = furtherTokens
  }

  func fetch(_ input: OperationInput) async throws -> Outcome {
    guard let caller = try await authenticator.caller(input) else {
      return .done(
        AnswerData(tokens: try await stepTokens.issue(contract.tokensReturned(input.endpoint))))
    }
    return try await furtherTokens.renewed(caller, input)
  }

  /// As RFC 7662: of a token that is not good, only that is said.
  func introspect(_ input: OperationInput) async throws -> Outcome {
    guard let caller = try await found(input) else {
      return .done(AnswerData(values: ["active": false]))
    }
    return .done(
      AnswerData(
        account: caller.account, session: caller.session,
        values: ["active": true, "sub": .string(caller.account.id)]))
  }

  /// As RFC 7009: a token that is not good needs no revoking. One that was just renewed, by an answer that never came,
  /// still names its session.
  func revoke(_ input: OperationInput) async throws -> Outcome {
    if let caller = try await found(input) {
      _ = try await store.end(session: caller.session.id, of: caller.account.id)
      return .done(AnswerData())
    }
    let needed = input.endpoint.needs.map(\.value)
    for (name, secret) in sentTokens(input, but: needed) {
      guard let handle = try await used(name, secret) else { continue }
      _ = try await store.end(
        token: try await tokenIssuer.kept(name, handle, device: input.device), name: name
      )
    }
    return .done(AnswerData())
  }

  /// The handle that the store may keep of a token that was used up.
  private func used(_ name: String, _ secret: Secret) async throws -> String? {
    guard name == tokenPolicy.spent || !tokenPolicy.isJWT(name) else { return nil }  //! spent-jwt
    do { return try await authenticator.handle(name, secret) } catch is OperationRefusal {
      return nil
    }
  }

  /// The token that the call is about: of whatever kind it turns out to be.
  private func found(_ input: OperationInput) async throws -> AuthenticatedSession? {
    let needed = input.endpoint.needs.map(\.value)
    for name in needed {
      guard let secret = input.tokens[name] else { throw OperationRefusal(.tokenMissing) }
      _ = try await authenticator.session(name, secret, device: input.device)
    }
    for (name, secret) in sentTokens(input, but: needed) {
      do {
        return try await authenticator.session(name, secret, device: input.device)
      } catch is OperationRefusal {
        continue
      }
    }
    return nil
  }

  private func sentTokens(_ input: OperationInput, but needed: [String]) -> [(String, Secret)] {
    let tokens = input.tokens.sorted { $0.key < $1.key }.filter { !needed.contains($0.key) }
    if !tokens.isEmpty { return tokens.map { ($0.key, $0.value) } }
    let texts = SentFields(types: contract.types).leaves(of: input).filter {
      if case .scalar(let scalar) = $0.field.shape.element {
        scalar == .string || scalar == .jwt
      } else {
        false
      }
    }
    guard let text = texts.first?.value.asText else { return [] }
    return contract.tokens.filter { !contract.isStep($0.name.value) }
      .map { ($0.name.value, Secret(text)) }
  }

  func publishKeys() async throws -> Outcome {
    .done(AnswerData(values: try await tokenIssuer.signer.published()))
  }
}

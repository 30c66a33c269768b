import ContractModel
import Stores

/// Further tokens of a session that goes on.
final class FurtherTokens: Sendable {
  private let contract: Contract
  private let store: any SessionStore
  private let tokenPolicy: TokenPolicy
  private let tokenIssuer: TokenIssuer

  init(
    contract: Contract, store: any SessionStore, tokenPolicy: TokenPolicy, tokenIssuer: TokenIssuer
  ) {
    self.contract = contract
    self.store = store
    self.tokenPolicy = tokenPolicy
    self.tokenIssuer = tokenIssuer
  }

  /// Further tokens of a session that goes on.
  func renewed(_ caller: AuthenticatedSession, _ input: OperationInput) async throws -> Outcome {
    let prepared = try tokenIssuer.prepare(
      tokenPolicy.granted(by: input.endpoint), device: input.device)
    let stored = prepared.compactMap { tokenIssuer.stored($0, device: input.device) }
    if !stored.isEmpty, try await !store.add(stored, to: caller.session.id) {
      throw OperationRefusal(.sessionEnded)
    }
    let tokens = try await tokenIssuer.issue(prepared, caller)
    return AnswerTypes(contract: contract).outcome(
      AnswerData(tokens: tokens, account: caller.account, session: caller.session),
      at: input.endpoint)
  }
}

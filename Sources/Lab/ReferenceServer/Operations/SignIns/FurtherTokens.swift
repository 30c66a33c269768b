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
  func renewed(_ standing: AuthenticatedSession, _ given: OperationInput) async throws -> Outcome {
    let drafts = try tokenPolicy.granted(by: given.endpoint).map(tokenIssuer.draft)
    let kept = drafts.compactMap { tokenIssuer.kept($0, device: given.device) }
    if !kept.isEmpty, try await !store.add(kept, to: standing.session.id) {
      throw OperationRefusal(.sessionEnded)
    }
    let tokens = try await tokenIssuer.finish(drafts, standing)
    return AnswerTypes(contract: contract).outcome(
      AnswerData(tokens: tokens, account: standing.account, session: standing.session),
      at: given.endpoint)
  }
}

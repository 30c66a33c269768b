import AuthServer
import ContractModel
import Diagnostics
import Machines
import Stores

/// Tokens that join the request for a new password to the call that shows the code. Each knows the name that was asked for.
final class RecoveryTokens: Sendable {
  private let contract: Contract
  private let store: any TicketStore
  private let hash: KeyedHash
  private let stepTokens: StepTokens

  init(contract: Contract, store: any TicketStore, hash: KeyedHash, stepTokens: StepTokens) {
    self.contract = contract
    self.store = store
    self.hash = hash
    self.stepTokens = stepTokens
  }

  /// The tokens of the answer. A name that nobody has gets them as well.
  func issue(
    to name: Identifier, _ input: OperationInput
  ) async throws -> [String: IssuedToken] {
    var issued: [String: IssuedToken] = [:]
    for token in contract.tokensReturned(input.endpoint) {
      issued[token] = try await stepTokens.issue(token, ["person": .string(name.text)])
    }
    return issued
  }

  /// The name that the token in the call stands for; nil where the call carries none.
  func name(_ input: OperationInput) async throws -> Identifier? {
    let requests = contract.endpoints.filter { $0.operation.value == .passwordForgot }
    let brought = Set(requests.flatMap(contract.tokensReturned))
    guard let token = input.tokens.keys.sorted().first(where: brought.contains),
      let secret = input.tokens[token]
    else { return nil }
    let ticket = hash.fingerprint(ofTicket: token, secret.reveal())
    guard case .good(let payload) = try await store.peek(ticket: ticket, kind: token),
      let text = payload["person"]?.asText, let name = Identifier(text, as: .identifier)
    else { throw OperationRefusal(.challengeUnknown) }
    return name
  }
}

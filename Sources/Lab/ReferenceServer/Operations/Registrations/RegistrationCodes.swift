import ContractModel
import Machines

/// Codes that confirm a registration.
final class RegistrationCodes: Sendable {
  private let contract: Contract
  private let codes: CodeSender

  init(
    contract: Contract, codes: CodeSender
  ) {
    self.contract = contract
    self.codes = codes
  }

  private func confirmation(sentBy call: Registration) -> CodeRules? {
    contract.confirmationCode(sentBy: call.given.endpoint).map { CodeRules($0) }
  }

  /// A caller who comes too soon for another code has changed nothing. One who has the turn has taken no code from
  /// anybody: a code that was sent before is good until the registration stands.
  func takeTurnToConfirm(_ call: inout Registration) async throws {
    // guard: overtaken-code-no-wait
    guard !call.hasTurn, let rules = confirmation(sentBy: call) else { return }
    try await codes.takeTurn(of: rules, for: call.who.text)
    call.hasTurn = true
  }

  /// Nil is the address of a registration that only looks like one.
  func sendConfirmation(_ call: Registration, to address: Address?) async throws {
    guard let rules = confirmation(sentBy: call) else { return }
    try await codes.writeCode(rules, for: call.who.text, to: address)
  }
}

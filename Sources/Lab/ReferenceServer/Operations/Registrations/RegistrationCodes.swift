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

  private func confirmation(sentBy registration: Registration) -> CodeRules? {
    contract.confirmationCode(sentBy: registration.input.endpoint).map { CodeRules($0) }
  }

  /// A caller who comes too soon for another code has changed nothing. One who has the turn has taken no code from
  /// anybody: a code that was sent before is good until the registration stands.
  func reserveConfirmation(_ registration: inout Registration) async throws {
    guard !registration.hasReservedSend, let rules = confirmation(sentBy: registration) else {
      return
    }  //! overtaken-code-no-wait
    try await codes.reserveSend(of: rules, for: registration.identifier.text)
    registration.hasReservedSend = true
  }

  /// Nil is the address of a registration that only looks like one.
  func sendConfirmation(_ registration: Registration, to address: Address?) async throws {
    guard let rules = confirmation(sentBy: registration) else { return }
    try await codes.writeCode(rules, for: registration.identifier.text, to: address)
  }
}

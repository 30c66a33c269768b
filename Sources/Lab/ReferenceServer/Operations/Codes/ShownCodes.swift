import ContractModel
import Stores

/// Codes that are shown beside what else a call asks for: with a registration, a new password, another address, or when an account is deleted.
final class ShownCodes: Sendable {
  private let contract: Contract
  private let purposes: CodePurposes
  private let checker: CodeChecker
  private let timeCodes: TimeCodes

  init(
    contract: Contract, purposes: CodePurposes, checker: CodeChecker, timeCodes: TimeCodes
  ) {
    self.contract = contract
    self.purposes = purposes
    self.checker = checker
    self.timeCodes = timeCodes
  }

  /// Nil where the call has none, or has left it out where it may.
  func shownRules(_ input: OperationInput) throws -> CodeRules? {
    guard input.code != nil, input.endpoint.operation.value.namesItsCode else { return nil }
    return try contract.codeRules(at: input)
  }

  /// Checks the code of somebody who is in. Returns the name that it has proven, if the call says one.
  @discardableResult
  func mustShowCode(_ input: OperationInput, of account: Account) async throws -> Identifier? {
    guard let rules = try shownRules(input) else { return nil }
    if purposes.isForAuthenticators(rules) {
      try await timeCodes.check(input.code, of: account, key: account.details.authenticator ?? "")
      return nil
    }
    let (identifier, address) = try shownAddress(rules, of: account, input)
    let named = purposes.isSentToOwnAddress(rules) ? nil : identifier?.text
    let subject =
      named ?? (purposes.isSentInside(rules) ? nil : address.ofAPerson) ?? account.id
    try await checker.check(input.code, rules, of: subject, at: address)
    return identifier
  }

  /// The account's own, proven if any is: whoever only holds a session has another one at hand. Only what an update sends
  /// may be new.
  private func shownAddress(
    _ rules: CodeRules, of account: Account, _ input: OperationInput
  ) throws -> (identifier: Identifier?, address: Address) {
    let identifiers = SentFields(types: contract.types).identifiers(of: input)
    guard let identifier = identifiers.first(where: rules.reaches) ?? identifiers.first else {
      return (nil, account.address(for: rules.channels.first))
    }
    let address = identifier.address(in: account)
    let isOwn = account.isCalled(address.ofAPerson) && account.admits(address.ofAPerson)
    guard isOwn || input.endpoint.operation.value == .accountUpdate else {
      throw OperationRefusal(.codeWrong)
    }  //! deletion-code-own-mailbox
    return (identifier, address)
  }
}

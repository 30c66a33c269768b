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
  func shownRules(_ given: OperationInput) throws -> CodeRules? {
    guard given.code != nil, given.endpoint.operation.value.namesItsCode else { return nil }
    return try contract.codeRules(at: given)
  }

  /// Checks the code of somebody who is in. Returns the name that it has proven, if the call says one.
  @discardableResult
  func mustShowCode(_ given: OperationInput, of account: Account) async throws -> Identifier? {
    guard let rules = try shownRules(given) else { return nil }
    if purposes.isForAuthenticators(rules) {
      try await timeCodes.check(given.code, of: account, key: account.details.authenticator ?? "")
      return nil
    }
    let (who, address) = try shownAddress(rules, of: account, given)
    let subject =
      who?.text ?? (purposes.isSentInside(rules) ? nil : address.ofAPerson) ?? account.id
    try await checker.check(given.code, rules, of: subject, at: address)
    return who
  }

  /// The account's own, proven if any is: whoever only holds a session has another one at hand. Only what an update sends
  /// may be new.
  private func shownAddress(
    _ rules: CodeRules, of account: Account, _ given: OperationInput
  ) throws -> (who: Identifier?, address: Address) {
    let said = SentFields(types: contract.types).identifiers(of: given)
    guard let who = said.first(where: rules.reaches) ?? said.first else {
      return (nil, account.address(for: rules.channels.first))
    }
    let address = who.address(in: account)
    let isOwn = account.isCalled(address.ofAPerson) && account.lets(in: address.ofAPerson)
    // guard: deletion-code-own-mailbox
    guard isOwn || given.endpoint.operation.value == .accountUpdate else {
      throw OperationRefusal(.codeWrong)
    }
    return (who, address)
  }
}

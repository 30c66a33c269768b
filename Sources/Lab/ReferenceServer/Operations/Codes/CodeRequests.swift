import ContractModel
import Stores

/// Operation that sends a code.
final class CodeRequests: Sendable {
  private let contract: Contract
  private let authenticator: TokenAuthenticator
  private let refusals: DeclaredRefusals
  private let lookup: AccountLookup
  private let purposes: CodePurposes
  private let codes: CodeSender
  private let sessionCodes: SessionCodes
  private let owners: NameOwners
  private let challenges: Challenges
  private let stepCodes: StepCodes

  init(
    contract: Contract, authenticator: TokenAuthenticator, refusals: DeclaredRefusals,
    lookup: AccountLookup, purposes: CodePurposes, codes: CodeSender, sessionCodes: SessionCodes,
    owners: NameOwners, challenges: Challenges, stepCodes: StepCodes
  ) {
    self.contract = contract
    self.authenticator = authenticator
    self.refusals = refusals
    self.lookup = lookup
    self.purposes = purposes
    self.codes = codes
    self.sessionCodes = sessionCodes
    self.owners = owners
    self.challenges = challenges
    self.stepCodes = stepCodes
  }

  func send(_ input: OperationInput) async throws -> Outcome {
    let rules = try contract.codeRules(at: input)
    if let token = challenges.stepToken(input) {
      return try await stepCodes.sendStepCode(rules, token, input)
    }
    if let caller = try await authenticator.caller(input) {
      return try await sessionCodes.send(rules, to: caller, input)
    }
    let identifier = try lookup.named(input)
    let account = try await lookup.account(identifier)
    // The caller learns nothing: a code that nobody gets waits as all codes do.
    let reaches = try await mayHave(rules, account, identifier, input)
    try await codes.issueCode(
      rules, for: identifier.text, to: reaches ? identifier.address(in: account) : nil)
    return .done(AnswerData())
  }

  private func mayHave(
    _ rules: CodeRules, _ account: Account?, _ identifier: Identifier, _ input: OperationInput
  ) async throws -> Bool {
    guard let account else {
      if refusals.declares(.accountUnknown, at: input) { throw OperationRefusal(.accountUnknown) }
      return purposes.registersByCode(rules) || purposes.isForRegistering(rules)
    }
    if purposes.isOnlyForNewAccounts(rules), owners.isConfirmed(identifier, account) {
      if refusals.declares(.alreadyConfirmed, at: input) {
        throw OperationRefusal(.alreadyConfirmed)
      }
      return purposes.reportsTakenNames(rules)  //! proven-name-no-code
    }
    if account.admits(identifier.address(in: account).ofAPerson) { return true }  //! no-neighbour
    if purposes.registersByCode(rules) || purposes.isForRegistering(rules) {
      return account.hasOnlyClaimed(identifier)
    }
    return purposes.isForRegistrations(rules)
      ? try await owners.isOthers(identifier, account) : false
  }
}

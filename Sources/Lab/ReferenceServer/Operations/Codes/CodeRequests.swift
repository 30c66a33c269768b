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

  func send(_ given: OperationInput) async throws -> Outcome {
    let rules = try contract.codeRules(at: given)
    if let token = challenges.stepToken(given) {
      return try await stepCodes.sendStepCode(rules, token, given)
    }
    if let standing = try await authenticator.caller(given) {
      return try await sessionCodes.send(rules, to: standing, given)
    }
    let who = try lookup.named(given)
    let account = try await lookup.account(who)
    // The caller learns nothing: a code that nobody gets waits as all codes do.
    let reaches = try await mayHave(rules, account, who, given)
    try await codes.issueCode(rules, for: who.text, to: reaches ? who.address(in: account) : nil)
    return .done(AnswerData())
  }

  private func mayHave(
    _ rules: CodeRules, _ account: Account?, _ who: Identifier, _ given: OperationInput
  ) async throws -> Bool {
    guard let account else {
      if refusals.declares(.accountUnknown, at: given) { throw OperationRefusal(.accountUnknown) }
      return purposes.registersByCode(rules) || purposes.isForRegistering(rules)
    }
    if purposes.isOnlyForNewcomers(rules), owners.isConfirmed(who, account) {
      if refusals.declares(.alreadyConfirmed, at: given) {
        throw OperationRefusal(.alreadyConfirmed)
      }
      // guard: proven-name-no-code
      return purposes.tellsOwners(rules)
    }
    // guard: code-avoids-unproven-neighbour
    if account.lets(in: who.address(in: account).ofAPerson) { return true }
    if purposes.registersByCode(rules) || purposes.isForRegistering(rules) {
      return account.hasOnlySaid(who)
    }
    return purposes.isForRegistrations(rules) ? try await owners.isOthers(who, account) : false
  }
}

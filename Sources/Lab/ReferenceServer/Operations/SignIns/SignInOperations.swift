import AuthServer
import ContractModel
import Machines
import Stores

/// Operations that go on with a sign-in that is under way.
final class SignInOperations: Sendable {
  private let contract: Contract
  private let store: any AccountStore & TicketStore
  private let hash: KeyedHash
  private let authenticator: TokenAuthenticator
  private let challenges: Challenges
  private let stepCodes: StepCodes
  private let timeCodes: TimeCodes
  private let terms: TermsCheck
  private let passwords: PasswordKeeper
  private let changes: AccountChanges
  private let completer: SignInCompleter
  private let furtherTokens: FurtherTokens
  private let redemption: CodeRedemption
  private let srpSignIns: SRPSignIns

  init(
    contract: Contract, store: any AccountStore & TicketStore, hash: KeyedHash,
    authenticator: TokenAuthenticator, challenges: Challenges, stepCodes: StepCodes,
    timeCodes: TimeCodes, terms: TermsCheck, passwords: PasswordKeeper, changes: AccountChanges,
    completer: SignInCompleter, furtherTokens: FurtherTokens, redemption: CodeRedemption,
    srpSignIns: SRPSignIns
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
    self.authenticator = authenticator
    self.challenges = challenges
    self.stepCodes = stepCodes
    self.timeCodes = timeCodes
    self.terms = terms
    self.passwords = passwords
    self.changes = changes
    self.completer = completer
    self.furtherTokens = furtherTokens
    self.redemption = redemption
    self.srpSignIns = srpSignIns
  }

  func proceed(_ input: OperationInput) async throws -> Outcome {
    if input.slots[.signature] != nil { return try await srpSignIns.provePassword(input) }
    if let token = challenges.stepToken(input) { return try await answer(token, input) }
    if contract.sendsSession(input.endpoint) { return try await answerInSession(input) }
    return try await redemption.redeem(input)
  }

  private func answer(
    _ token: (name: String, secret: Secret), _ input: OperationInput
  ) async throws -> Outcome {
    let (challenge, account) = try await challenges.challenge(token, input)
    var password = challenge.password
    switch challenge.step {
    case .newPassword:
      password = hash.passwordMark(of: try await takeNewPassword(of: account, input))
    case .terms: try await acceptTerms(of: account, input)
    case .authenticator where input.endpoint.operation.value == .signInContinue:
      try await timeCodes.check(input.code, of: account, key: account.details.authenticator ?? "")
    default: try await stepCodes.checkStepCode(token, challenge, input)
    }
    return try await pass(challenge, token, password, input)
  }

  /// Passes a step. One of two that are right at once goes on; and neither where the password is another one by now.
  func pass(
    _ challenge: Challenge, _ token: (name: String, secret: Secret), _ password: String,
    _ input: OperationInput
  ) async throws -> Outcome {
    let ticket = hash.fingerprint(ofTicket: token.name, token.secret.reveal())
    // guard: challenge-password-unchanged
    guard case .good = try await store.take(ticket: ticket, kind: token.name),
      let now = try await store.account(challenge.account), hash.passwordMark(of: now) == password
    else { throw OperationRefusal(.challengeUnknown) }
    return try await completer.complete(now, input, challenge.progress.with(challenge.step))
  }

  private func takeNewPassword(of account: Account, _ input: OperationInput) async throws -> String
  {
    try await passwords.choose(
      input.newPassword ?? input.password, for: account, keeping: .all, orElse: .challengeUnknown)
  }

  private func acceptTerms(of account: Account, _ input: OperationInput) async throws {
    // guard: terms-ticked-at-step
    try terms.mustAccept(input)
    try await changes.change(account, AccountUpdate { $0.hasAcceptedTerms = true })
  }

  /// A further factor of somebody who is in: new tokens for the same session.
  private func answerInSession(_ input: OperationInput) async throws -> Outcome {
    let caller = try await authenticator.requiredCaller(input)
    guard let key = caller.account.details.authenticator else {
      throw OperationRefusal(.codeWrong)
    }
    try await timeCodes.check(input.code, of: caller.account, key: key)
    return try await furtherTokens.renewed(caller, input)
  }

  /// Whether the call carries the token of a step.
  func holdsStep(_ input: OperationInput) -> Bool { challenges.stepToken(input) != nil }
}

import AuthServer
import ContractModel
import Stores

/// Takes the answer to a step of a sign-in: another password, the terms or a code.
final class StepAnswers: Sendable {
  private let store: any AccountStore & TicketStore
  private let hash: KeyedHash
  private let challenges: Challenges
  private let stepCodes: StepCodes
  private let timeCodes: TimeCodes
  private let terms: TermsCheck
  private let passwords: PasswordKeeper
  private let changes: AccountChanges
  private let completer: SignInCompleter

  init(
    store: any AccountStore & TicketStore, hash: KeyedHash, challenges: Challenges,
    stepCodes: StepCodes, timeCodes: TimeCodes, terms: TermsCheck, passwords: PasswordKeeper,
    changes: AccountChanges, completer: SignInCompleter
  ) {
    self.store = store
    self.hash = hash
    self.challenges = challenges
    self.stepCodes = stepCodes
    self.timeCodes = timeCodes
    self.terms = terms
    self.passwords = passwords
    self.changes = changes
    self.completer = completer
  }

  func answer(
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
    case .confirmation, .authenticator, .message, .oddSignIn:
      try await stepCodes.checkStepCode(token, challenge, input)
    }
    return try await pass(challenge, token, password, input)
  }

  /// Passes a step. One of two that are right at once goes on; and neither where the password is another one by now.
  func pass(
    _ challenge: Challenge, _ token: (name: String, secret: Secret), _ password: String,
    _ input: OperationInput
  ) async throws -> Outcome {
    let ticket = hash.fingerprint(ofTicket: token.name, token.secret.reveal())
    guard case .good = try await store.take(ticket: ticket, kind: token.name),  //! challenge-stale
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
    try terms.mustAccept(input)  //! terms-ticked-at-step
    try await changes.change(account, AccountUpdate { $0.hasAcceptedTerms = true })
  }
}

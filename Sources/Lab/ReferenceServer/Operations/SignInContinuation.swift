import AuthServer
import ContractModel
import Machines
import Stores

extension OperationHandlers {
  /// The token of a step that the call carries, with its name.
  func stepToken(_ given: OperationInput) -> (name: String, secret: Secret)? {
    given.tokens.keys.sorted().first(where: contract.isStep).map { ($0, given.tokens[$0]!) }
  }

  func goOn(_ given: OperationInput) async throws -> Outcome {
    if given.slots[.signature] != nil { return try await provePassword(given) }
    if let token = stepToken(given) { return try await answer(token, given) }
    if contract.sendsSession(given.endpoint) { return try await answerInSession(given) }
    return try await redeem(given)
  }

  private func answer(
    _ token: (name: String, secret: Secret), _ given: OperationInput
  ) async throws -> Outcome {
    let (challenge, account) = try await challenge(token, given)
    var password = challenge.password
    switch challenge.step {
    case .newPassword: password = passwordMark(of: try await takeNewPassword(of: account, given))
    case .terms: try await acceptTerms(of: account, given)
    case .authenticator where given.endpoint.operation.value == .signInContinue:
      try await checkTimeCode(given.code, of: account, key: Factors(account).authenticator ?? "")
    default: try await checkStepCode(token, challenge, given)
    }
    return try await pass(challenge, token, password, given)
  }

  /// Passes a step. One of two that are right at once goes on; and neither where the password is another one by now.
  func pass(
    _ challenge: Challenge, _ token: (name: String, secret: Secret), _ password: String,
    _ given: OperationInput
  ) async throws -> Outcome {
    let ticket = hash.fingerprint(ofTicket: token.name, token.secret.reveal())
    // guard: challenge-password-unchanged
    guard case .good = try await store.take(ticket: ticket, kind: token.name),
      let now = try await store.account(challenge.account), passwordMark(of: now) == password
    else { throw OperationRefusal(.challengeUnknown) }
    return try await enter(now, given, challenge.way.with(challenge.step))
  }

  /// The challenge that the ticket stands for; it is not used up by being looked at, since a code may be typed wrongly.
  func challenge(
    _ token: (name: String, secret: Secret), _ given: OperationInput
  ) async throws -> (Challenge, Account) {
    let ticket = hash.fingerprint(ofTicket: token.name, token.secret.reveal())
    // guard: challenge-password-current
    guard case .good(let payload) = try await store.look(ticket: ticket, kind: token.name),
      let challenge = Challenge(payload), fits(challenge.step, given.endpoint),
      let account = try await store.account(challenge.account),
      challenge.password == passwordMark(of: account)
    else { throw OperationRefusal(.challengeUnknown) }
    try mustBeGood(account)
    try mustBeWhomItNames(account, given)
    return (challenge, account)
  }

  /// An endpoint that speaks of another step does not answer this one.
  private func fits(_ step: SignInStep, _ endpoint: Endpoint) -> Bool {
    if [.codeSend, .codeSignIn].contains(endpoint.operation.value) {
      return [.message, .oddSignIn, .authenticator].contains(step)
    }
    let said = AnswerTypes(contract: contract).steps(in: endpoint.sends)
    return said.isEmpty || said.contains(step) || (step == .oddSignIn && said.contains(.message))
  }

  /// The pool's name of the person, where it goes along with each step, must be the same person's.
  private func mustBeWhomItNames(_ account: Account, _ given: OperationInput) throws {
    guard let userId = given.slots[.userId]?.reveal() else { return }
    let record = account.passwordHash.flatMap { StoredPassword($0).srp }
    guard userId == record?.userId || userId == account.id else {
      throw OperationRefusal(.challengeUnknown)
    }
  }

  private func takeNewPassword(of account: Account, _ given: OperationInput) async throws -> String
  {
    try await choose(
      given.newPassword ?? given.password, for: account, keeping: .all, orElse: .challengeUnknown)
  }

  private func acceptTerms(of account: Account, _ given: OperationInput) async throws {
    // guard: terms-ticked-at-step
    try mustTickTerms(given)
    try await change(account, [Factors.termsKey: true])
  }

  /// A further factor of somebody who is in: new tokens for the same session.
  private func answerInSession(_ given: OperationInput) async throws -> Outcome {
    let standing = try await authenticator.somebody(given)
    guard let key = Factors(standing.account).authenticator else {
      throw OperationRefusal(.codeWrong)
    }
    try await checkTimeCode(given.code, of: standing.account, key: key)
    return try await renewed(standing, given)
  }
}

// Codes that are read in a letter and belong to one challenge.
extension OperationHandlers {
  func sendStepCode(
    to account: Account, ticket: Secret, token: String, _ step: SignInStep
  ) async throws {
    let address = account.address(for: step == .message ? .sms : nil)
    var rules = stepRules(token, step)
    // This one was sent unasked: the first that is asked for has not to wait.
    rules.resendAfter = 0
    try await issueCode(rules, for: subject(token, ticket), to: address, provesAddress: false)
  }

  func sendStepCode(
    _ rules: CodeRules, _ token: (name: String, secret: Secret), _ given: OperationInput
  ) async throws -> Outcome {
    let (_, account) = try await challenge(token, given)
    let address = account.address(for: chosenChannels(given).first ?? rules.channels.first)
    try await issueCode(
      rules, for: subject(token.name, token.secret), to: address, provesAddress: false)
    return .done(AnswerData(account: account))
  }

  private func checkStepCode(
    _ token: (name: String, secret: Secret), _ challenge: Challenge, _ given: OperationInput
  ) async throws {
    let isByPolicy = given.endpoint.operation.value == .codeSignIn
    let rules = isByPolicy ? try rules(at: given) : stepRules(token.name, challenge.step)
    // guard: challenge-guess-limit
    do {
      try await check(
        given.code, rules, of: subject(token.name, token.secret), at: nil,
        person: challenge.account)
    } catch let refused as OperationRefusal where refused.reason == .codeTriesSpent {
      // The guesses end here: the sign-in begins anew.
      let ticket = hash.fingerprint(ofTicket: token.name, token.secret.reveal())
      _ = try await store.take(ticket: ticket, kind: token.name)
      throw refused
    }
  }

  /// The rules of the call that takes the code, or of the one that sends it again, if they have some.
  private func stepRules(_ token: String, _ step: SignInStep) -> CodeRules {
    // guard: resent-step-code
    let calls = [OperationKind.codeSignIn, .codeSend].lazy.compactMap { operation in
      contract.endpoints.first {
        $0.operation.value == operation && contract.tokensSent($0).contains(token)
      }
    }
    let call = calls.first
    // guard: sign-in-code-rules
    return call?.object.map { CodeRules(contract.policies.codes[$0.value]) }
      ?? CodeRules(purpose: step.rawValue)
  }

  private func subject(_ token: String, _ secret: Secret) -> String {
    hash.alias("challenge \(token)", secret.reveal())
  }
}

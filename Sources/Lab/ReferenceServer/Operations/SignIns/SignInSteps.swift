import ContractModel
import Stores

/// Steps that come before a session.
final class SignInSteps: Sendable {
  private let contract: Contract
  private let hash: KeyedHash
  private let devices: KnownDevices
  private let choices: StepChoices
  private let stepTokens: StepTokens
  private let stepCodes: StepCodes

  init(
    contract: Contract, hash: KeyedHash, devices: KnownDevices, choices: StepChoices,
    stepTokens: StepTokens, stepCodes: StepCodes
  ) {
    self.contract = contract
    self.hash = hash
    self.devices = devices
    self.choices = choices
    self.stepTokens = stepTokens
    self.stepCodes = stepCodes
  }

  func step(  //! askable-step-first
    before account: Account, _ input: OperationInput, _ progress: SignInProgress
  ) async throws -> SignInStep? {
    let factors = account.details
    let all: [SignInStep: Bool] = [
      .confirmation: account.state == .unconfirmed && !choices.mayComeUnconfirmed(input.endpoint),
      .newPassword: factors.mustChangePassword,
      .terms: contract.policies.terms?.acceptedAt?.value == .signIn && !factors.hasAcceptedTerms,
      .authenticator: factors.authenticator != nil,
      .message: factors.asksForMessage && factors.authenticator == nil,
    ]
    let step = SignInStep.allCases.first {
      all[$0] == true && !progress.passed.contains($0) && canAsk($0, input, progress)
    }
    if let step { return step }
    guard progress.shown.isDisjoint(with: [.authenticator, .message, .oddSignIn]),
      !progress.passed.contains(.oddSignIn)
    else { return nil }
    return try await devices.isUnusual(account, input) ? .oddSignIn : nil
  }

  /// A sign-in by password never passes a step by; others, where a provider or a code has proven
  /// more than a password does, pass one that the contract has no word for.
  private func canAsk(_ step: SignInStep, _ input: OperationInput, _ progress: SignInProgress)
    -> Bool
  {
    if step == .confirmation || choices.choice(for: step, at: input.endpoint) != nil { return true }
    return progress.isByPassword && (step == .authenticator || step == .message)  //! step-password
  }

  func ask(
    _ step: SignInStep, of account: Account, _ input: OperationInput, _ progress: SignInProgress
  ) async throws -> Outcome {
    if step == .oddSignIn, contract.policies.devices?.oddSignIn?.value == .refuse {
      throw OperationRefusal(.oddSignIn)
    }
    guard let type = choices.choice(for: step, at: input.endpoint) else {
      throw try await refusal(asking: step, of: account, input, progress)
    }
    var data = AnswerData(account: account)
    if let token = AnswerTypes(contract: contract).stepToken(inType: type) {
      data.tokens[token] = try await challenge(token, step, account, input, progress)
    }
    return .answered(type: type, data)
  }

  /// A refusal may carry the challenge as well.
  private func refusal(
    asking step: SignInStep, of account: Account, _ input: OperationInput,
    _ progress: SignInProgress
  ) async throws -> OperationRefusal {
    if step == .confirmation { return OperationRefusal(.accountUnconfirmed) }
    guard let token = choices.refusedToken(at: input.endpoint) else {
      return OperationRefusal(.oddSignIn)
    }
    return OperationRefusal(
      .oddSignIn, tokens: [token: try await challenge(token, step, account, input, progress)])
  }

  private func challenge(
    _ token: String, _ step: SignInStep, _ account: Account, _ input: OperationInput,
    _ progress: SignInProgress
  ) async throws -> IssuedToken {
    let ticket = Challenge(
      account: account.id, password: hash.passwordMark(of: account), step: step, progress: progress)
    let issued = try await stepTokens.issue(token, ticket.payload)
    if step == .message || step == .oddSignIn {
      try await stepCodes.sendStepCode(to: account, ticket: issued.secret, token: token, step)
    }
    return issued
  }
}

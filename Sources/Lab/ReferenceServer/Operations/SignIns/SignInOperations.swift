import AuthServer
import ContractModel
import Machines
import Stores

/// Operations that go on with a sign-in that is under way.
final class SignInOperations: Sendable {
  private let contract: Contract
  private let authenticator: TokenAuthenticator
  private let challenges: Challenges
  private let stepAnswers: StepAnswers
  private let timeCodes: TimeCodes
  private let furtherTokens: FurtherTokens
  private let redemption: CodeRedemption
  private let srpSignIns: SRPSignIns

  init(
    contract: Contract, authenticator: TokenAuthenticator, challenges: Challenges,
    stepAnswers: StepAnswers, timeCodes: TimeCodes, furtherTokens: FurtherTokens,
    redemption: CodeRedemption, srpSignIns: SRPSignIns
  ) {
    self.contract = contract
    self.authenticator = authenticator
    self.challenges = challenges
    self.stepAnswers = stepAnswers
    self.timeCodes = timeCodes
    self.furtherTokens = furtherTokens
    self.redemption = redemption
    self.srpSignIns = srpSignIns
  }

  func proceed(_ input: OperationInput) async throws -> Outcome {
    if input.slots[.signature] != nil { return try await srpSignIns.provePassword(input) }
    if let token = challenges.stepToken(input) { return try await stepAnswers.answer(token, input) }
    if contract.sendsSession(input.endpoint) { return try await answerInSession(input) }
    return try await redemption.redeem(input)
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

import AuthServer
import ContractModel
import Machines
import Stores

/// Codes that are read in a message and belong to one challenge.
final class StepCodes: Sendable {
  private let contract: Contract
  private let store: any TicketStore
  private let hash: KeyedHash
  private let challenges: Challenges
  private let codes: CodeSender
  private let checker: CodeChecker

  init(
    contract: Contract, store: any TicketStore, hash: KeyedHash, challenges: Challenges,
    codes: CodeSender, checker: CodeChecker
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
    self.challenges = challenges
    self.codes = codes
    self.checker = checker
  }

  func sendStepCode(
    to account: Account, ticket: Secret, token: String, _ step: SignInStep
  ) async throws {
    let address = account.address(for: step == .message ? .sms : nil)
    var rules = stepRules(token, step)
    // This one was sent unasked: the first that is asked for has not to wait.
    rules.resendAfter = 0
    try await codes.issueCode(rules, for: subject(token, ticket), to: address, provesAddress: false)
  }

  func sendStepCode(
    _ rules: CodeRules, _ token: (name: String, secret: Secret), _ input: OperationInput
  ) async throws -> Outcome {
    let (_, account) = try await challenges.challenge(token, input)
    let address = account.address(for: chosenChannels(input).first ?? rules.channels.first)
    try await codes.issueCode(
      rules, for: subject(token.name, token.secret), to: address, provesAddress: false)
    return .done(AnswerData(account: account))
  }

  func checkStepCode(
    _ token: (name: String, secret: Secret), _ challenge: Challenge, _ input: OperationInput
  ) async throws {
    let isByPolicy = input.endpoint.operation.value == .codeSignIn
    let rules =
      isByPolicy ? try contract.codeRules(at: input) : stepRules(token.name, challenge.step)
    do {  //! challenge-guess-limit
      try await checker.check(
        input.code, rules, of: subject(token.name, token.secret), at: nil,
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
    let calls = [OperationKind.codeSignIn, .codeSend].lazy.compactMap { [contract] operation in
      contract.endpoints.first {
        $0.operation.value == operation && contract.tokensSent($0).contains(token)
      }
    }  //! resent-step-code
    let call = calls.first
    return call?.object.map { CodeRules(contract.policies.codes[$0.value]) }  //! sign-in-code-rules
      ?? CodeRules(purpose: step.rawValue)
  }

  private func subject(_ token: String, _ secret: Secret) -> String {
    hash.alias("challenge \(token)", secret.reveal())
  }

  private func chosenChannels(_ input: OperationInput) -> [Channel] {
    SentFields(types: contract.types).words(of: .codeChannel, in: input)
      .compactMap(Channel.init)
  }
}

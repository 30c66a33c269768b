import ContractModel
import Stores

/// End of every sign-in: the next step, or a session with its outcome.
final class SignInCompleter: Sendable {
  private let contract: Contract
  private let tokenPolicy: TokenPolicy
  private let steps: SignInSteps
  private let sessions: SessionStarter
  private let requests: AppRequests
  private let returns: AppReturns

  init(
    contract: Contract, tokenPolicy: TokenPolicy, steps: SignInSteps, sessions: SessionStarter,
    requests: AppRequests, returns: AppReturns
  ) {
    self.contract = contract
    self.tokenPolicy = tokenPolicy
    self.steps = steps
    self.sessions = sessions
    self.requests = requests
    self.returns = returns
  }

  /// Lets a proven account in after a sign-in, if it may come in; a step that comes first is asked.
  func enter(
    _ account: Account, _ given: OperationInput, _ way: SignInProgress = SignInProgress()
  ) async throws -> Outcome {
    try account.mustBeGood()
    if let step = try await steps.step(before: account, given, way) {
      return try await steps.ask(step, of: account, given, way)
    }
    return try await begin(account, given, way)
  }

  /// A session with everything that the endpoint brings.
  private func begin(_ account: Account, _ given: OperationInput, _ way: SignInProgress)
    async throws -> Outcome
  {
    let endpoint = given.endpoint
    let names = tokenPolicy.granted(by: endpoint)
    if names.isEmpty, let callback = endpoint.endsIn?.value {
      // The session begins where the app brings the code.
      let facts = AnswerData(account: account)
      return try await returns.leave(
        to: callback, with: facts, account, way, app: requests.asked(given))
    }
    let app = try await requests.asked(given)
    let facts = try await sessions.session(for: account, given, way, bringing: names)
    if let callback = endpoint.endsIn?.value {
      return try await returns.leave(to: callback, with: facts, account, way, app: app)
    }
    return AnswerTypes(contract: contract).outcome(facts, at: endpoint)
  }
}

import ContractModel
import Diagnostics
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
  func complete(
    _ account: Account, _ input: OperationInput, _ progress: SignInProgress = SignInProgress()
  ) async throws -> Outcome {
    try account.requireUsable()
    if let step = try await steps.step(before: account, input, progress) {
      return try await steps.ask(step, of: account, input, progress)
    }
    return try await begin(account, input, progress)
  }

  /// A session with everything that the endpoint brings.
  private func begin(_ account: Account, _ input: OperationInput, _ progress: SignInProgress)
    async throws -> Outcome
  {
    let endpoint = input.endpoint
    let names = tokenPolicy.granted(by: endpoint)
    if names.isEmpty, let callback = endpoint.endsIn?.value {
      // The session begins where the app brings the code.
      let data = AnswerData(account: account)
      return try await returns.returnToApp(
        to: callback, with: data, account, progress, app: requests.asked(input))
    }
    let app = try await requests.asked(input)
    let data = try await sessions.session(for: account, input, progress, bringing: names)
    if let callback = endpoint.endsIn?.value {
      return try await returns.returnToApp(to: callback, with: data, account, progress, app: app)
    }
    return AnswerTypes(contract: contract).outcome(data, at: endpoint)
  }
}

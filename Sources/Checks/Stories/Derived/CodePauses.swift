import ContractModel
import Machines

/// Waits where a story asks for another code before the contract lets anybody do so.
struct CodePauses {
  let contract: Contract

  func between(_ steps: [StoryStep]) -> [StoryStep] {
    var paused: [StoryStep] = []
    var since: [String: Int] = [:]
    for step in steps {
      if case .wait(let seconds) = step.action { since = since.mapValues { $0 + seconds } }
      if let policy = policy(of: step), let pause = policy.resendAfter?.value, step.refusal == nil {
        let name = policy.name.value
        if let elapsed = since[name], elapsed < pause {
          let rest = pause - elapsed
          paused.append(.wait(rest))
          since = since.mapValues { $0 + rest }
        }
        since[name] = 0
      }
      paused.append(step)
    }
    return paused
  }

  /// The policy of the code that the step has sent.
  private func policy(of step: StoryStep) -> CodePolicy? {
    guard let endpoint = step.call.flatMap({ contract.endpoints.find($0.endpoint) }) else {
      return nil
    }
    if endpoint.operation.value == .passwordRegister {
      return contract.confirmationCode(sentBy: endpoint)
    }
    guard endpoint.operation.value == .codeSend else { return nil }
    return endpoint.object.flatMap { contract.policies.codes.find($0.value) }
  }
}

import ContractModel
import Diagnostics
import Machines

/// A further step of a sign-in is taken once: who saw it cannot take it again.
struct SignInStepCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.endpoints.filter { $0.caller == .app && $0.operation.value == .signInContinue }.map(
      once)
  }

  private func once(_ step: Endpoint) -> ConformanceCase {
    let name = step.name.value
    return ConformanceCase(
      "tokens.\(name).once", .tokens,
      "The step that `\(name)` takes is refused when it comes again.",
      at: step.name.span
    ) { run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: step)
      let answer = try await run.call(step, on: device)
      guard answer.isGood else {
        throw CaseEnd.notObservable("the step met \(answer.words)")
      }
      try await run.call(step, on: device).mustRefuse(
        .challengeUnknown, .codeWrong, .codeExpired, .tokenInvalid)
    }
  }
}

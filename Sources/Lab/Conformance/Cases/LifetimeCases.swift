import ContractModel
import Machines

/// Tokens are good until their end, and no longer.
struct LifetimeCases {
  let contract: Contract
  /// Seconds that a run itself may take between two calls.
  private static let slack = 5

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.tokens.filter { contract.isOfSession($0.name.value) }.flatMap { token in
      guard case .seconds(let seconds)? = token.life.lifetime?.value,
        let place = token.life.lifetime?.span, let probe = probe(of: token.name.value)
      else { return [ConformanceCase]() }
      let name = token.name.value
      return [
        ConformanceCase(
          "lifetime.\(name).before", .lifetimes,
          "`\(name)` is taken until shortly before its end, \(seconds) seconds after its issue.",
          at: place
        ) { run in
          try await answer(probe, name, after: seconds - Self.slack, run).mustBeGood(
            "a good answer \(Self.slack) seconds before the end")
        },
        ConformanceCase(
          "lifetime.\(name).after", .lifetimes,
          "`\(name)` is refused \(seconds) seconds after its issue.", at: place
        ) { run in
          try await answer(probe, name, after: seconds + 1, run)
            .mustRefuse(.tokenExpired, .sessionEnded)
        },
      ]
    }
  }

  private func probe(of token: String) -> Endpoint? {
    let calls = ProbeCalls(contract)
    return calls.spent == token ? contract.renewal : calls.probe(of: token)
  }

  private func answer(
    _ probe: Endpoint, _ token: String, after seconds: Int, _ run: CaseRun
  ) async throws -> CallAnswer {
    guard seconds > 0 else {
      throw CaseEnd.notObservable("its life is shorter than the tester's own time")
    }
    let device = run.device()
    try await SignIn(run: run).signIn(device)
    guard device.tokens[token] != nil else {
      throw CaseEnd.notObservable("a sign-in brings no `\(token)`")
    }
    try await run.wait(seconds)
    return try await run.call(probe, on: device)
  }
}

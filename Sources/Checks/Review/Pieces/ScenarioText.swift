import ContractModel
import Diagnostics

/// The steps of a scenario as texts, in their order.
struct ScenarioText {
  let steps: [PieceValue]

  init(_ scenario: Scenario) {
    steps = scenario.steps.enumerated().map { index, step in
      let words = [Self.action(step.action)] + step.expects.map(Self.expectation)
      return PieceValue(
        .scenarioSteps, "\(index + 1). " + words.joined(separator: ", "), at: step.span)
    }
  }

  private static func action(_ action: Scenario.Action) -> String {
    switch action {
    case .call(let call):
      ([call.endpoint.value]
        + [
          call.invalidInput.map { "with \($0.value.rawValue)" },
          call.caller.map { "from \($0.value.rawValue)" },
          call.times.map { "\($0.value) times" },
          call.givenRefusal.map { "refused with \($0.value)" },
          call.loss.map { "loses the \($0.value.rawValue)" },
          meanwhile(call.meanwhile),
        ].compactMap { $0 }).joined(separator: " ")
    case .wait(let seconds): "wait \(seconds.value.asDuration)"
    case .app(let moment): "the app \(moment.value.rawValue)"
    case .account(let change): "the account is \(change.value.rawValue)"
    }
  }

  private static func meanwhile(_ steps: [Scenario.Step]) -> String? {
    let told = steps.map { step in
      ([action(step.action)] + step.expects.map(expectation)).joined(separator: ", ")
    }
    return told.isEmpty ? nil : "meanwhile (\(told.joined(separator: "; ")))"
  }

  private static func expectation(_ expectation: Scenario.Expectation) -> String {
    switch expectation {
    case .renewals(let count): "renewals: \(count.value)"
    case .state(let state): "state: \(state.value)"
    case .refusal(let name): "refusal: \(name.value)"
    case .fails(let fails): "fails: \(fails.value)"
    }
  }
}

import ContractModel

/// A named example with a clock, as pages tell it.
package struct ScenarioPlan: Sendable {
  package let name: String
  package let doc: LocalizedText?
  package let steps: [Step]

  package struct Step: Sendable {
    package let action: ActionPlan
    package let expects: ExpectationPlan
  }

  package enum ActionPlan: Sendable {
    case call(PlayedCall)
    /// Seconds that pass.
    case wait(Int)
    case app(Scenario.AppMoment)
    case account(Scenario.AccountChange)
  }

  package struct PlayedCall: Sendable {
    package let endpoint: String
    package let invalidInput: Scenario.InvalidInput?
    /// Nil for the app itself.
    package let caller: Scenario.Caller?
    package let times: Int
    /// The refusal that the server gives for a reason of its own.
    package let givenRefusal: String?
    package let loss: Scenario.Loss?
    package let meanwhile: [Step]
  }

  /// Nil where nothing is said of it.
  package struct ExpectationPlan: Sendable {
    package let renewals: Int?
    package let state: String?
    package let refusal: String?
    /// The call brings no good answer.
    package let fails: Bool
  }

  init(_ scenario: Scenario) {
    name = scenario.name.value
    doc = scenario.doc
    steps = scenario.steps.map(Step.init)
  }
}

extension ScenarioPlan.Step {
  fileprivate init(_ step: Scenario.Step) {
    action =
      switch step.action {
      case .call(let call): .call(ScenarioPlan.PlayedCall(call))
      case .wait(let seconds): .wait(seconds.value)
      case .app(let moment): .app(moment.value)
      case .account(let change): .account(change.value)
      }
    expects = ScenarioPlan.ExpectationPlan(
      renewals: step.renewals?.value, state: step.state?.value, refusal: step.refusal?.value,
      fails: step.fails)
  }
}

extension ScenarioPlan.PlayedCall {
  fileprivate init(_ call: Scenario.CallStep) {
    endpoint = call.endpoint.value
    invalidInput = call.invalidInput?.value
    caller = call.caller?.value
    times = call.times?.value ?? 1
    givenRefusal = call.givenRefusal?.value
    loss = call.loss?.value
    meanwhile = call.meanwhile.map(ScenarioPlan.Step.init)
  }
}

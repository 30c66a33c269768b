package import ContractModel
import Diagnostics
import SessionExploration

extension PlayedStory {
  /// The story as a scenario of its contract, with all that is seen in it.
  package func scenario(of contract: Contract) -> Scenario {
    let place = story.place
    return Scenario(
      name: Text(story.name, at: place), doc: LocalizedText(Text(story.sentence, at: place)),
      steps: steps.map { step in
        Scenario.Step(
          action: step.action(at: place), expects: step.expectations(of: contract, at: place),
          span: place)
      })
  }
}

extension PlayedStep {
  fileprivate func action(at place: Span) -> Scenario.Action {
    switch step.action {
    case .wait(let seconds): .wait(Located(seconds, at: place))
    case .app(let moment): .app(Located(moment, at: place))
    case .account(let change): .account(Located(change, at: place))
    case .call(let call):
      .call(
        Scenario.CallStep(
          endpoint: Text(call.endpoint, at: place),
          invalidInput: call.input.map { Located($0, at: place) },
          caller: call.device.map { Located($0, at: place) },
          givenRefusal: call.isRefusalGiven ? step.refusal.map { Text($0, at: place) } : nil,
          loss: call.loss.map { Located($0, at: place) }))
    }
  }

  fileprivate func expectations(
    of contract: Contract, at place: Span
  ) -> [Scenario.Expectation] {
    var expected: [Scenario.Expectation] = []
    if let call = step.call {
      switch ending {
      case .answered?, nil: break
      case .refused(let name)?
      where contract.endpoints.find(call.endpoint)?.refuses.contains { $0.value == name } == true:
        expected.append(.refusal(Text(name, at: place)))
      default: expected.append(.fails(Located(true, at: place)))
      }
      let isRenewal = call.endpoint == contract.renewal?.name.value
      if !isRenewal, renewals > 0 { expected.append(.renewals(Located(renewals, at: place))) }
    }
    expected.append(.state(Text(state, at: place)))
    return expected
  }
}

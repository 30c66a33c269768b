import ContractModel
import Diagnostics
import Machines

/// Walks through the steps of one scenario with all states in which the session may be.
struct ScenarioWalk {
  private let contract: Contract
  private let paths: SessionPaths
  /// By the device that calls; the app itself is nil.
  private var states: [Scenario.Caller?: Set<String>] = [:]
  /// Seconds since the first step.
  private var waited = 0
  /// A step before brought new tokens, and so there are used ones.
  private var hasRenewed = false

  init(_ contract: Contract, _ paths: SessionPaths) {
    self.contract = contract
    self.paths = paths
  }

  /// Takes one step.
  ///
  /// - Returns: why it cannot happen; nil if it can.
  mutating func take(_ step: Scenario.Step, isLast: Bool) -> Finding? {
    let caller = step.call?.device  //! scenario-own-device
    let before = states[caller] ?? [paths.start]
    let after: Set<String>
    switch step.action {
    case .call(let call):
      if let finding = objection(to: call, in: before, step) ?? meanwhile(call) { return finding }
      let known = states[caller] ?? before
      // Another process may be in another state than the app, and a new one hears no answer.
      let stays = call.isOfOwnProcess && call.meanwhile.isEmpty ? [] : known
      after = self.after(call, from: known, step).union(stays)
    case .wait(let seconds):
      //! scenario-wait-not-last
      if isLast, step.expects.isEmpty { return ScenarioFindings.idle(wait: seconds.span) }
      waited += seconds.value
      after = paths.ended(before, after: waited)
      for (other, known) in states where other != caller {
        states[other] = paths.ended(known, after: waited)
      }
    case .app(let moment):
      after = paths.after(moment.value, from: before, waited)
      //! scenario-event-possible
      if after.isEmpty { return ScenarioFindings.impossible(moment, in: before, paths.moves) }
    case .account: after = before
    }
    states[caller] = after
    guard let state = step.state, state.value != "unknown", step.call?.isOfOwnProcess ?? true else {
      return nil
    }
    //! scenario-state-reached
    guard after.contains(state.value) else { return ScenarioFindings.unreached(state, after) }
    states[caller] = [state.value]
    return nil
  }

  /// The steps that happen while the answer is on its way.
  private mutating func meanwhile(_ call: Scenario.CallStep) -> Finding? {
    for step in call.meanwhile {
      if let finding = take(step, isLast: false) { return finding }
    }
    return nil
  }

  /// A used token comes from another caller than the app.
  private mutating func after(
    _ call: Scenario.CallStep, from states: Set<String>, _ step: Scenario.Step
  ) -> Set<String> {
    if call.invalidInput?.value == .usedToken { return states }
    let endpoint = contract.endpoints[call.endpoint.value]
    if endpoint.name.value == contract.renewal?.name.value || step.renewals?.value ?? 0 > 0 {
      hasRenewed = true
    }
    return paths.after(endpoint, from: states, step, waited)
  }

  private func objection(
    to call: Scenario.CallStep, in states: Set<String>, _ step: Scenario.Step
  ) -> Finding? {
    let endpoint = contract.endpoints[call.endpoint.value]
    if endpoint.caller == .page || endpoint.caller == .provider {  //! scenario-page-caller
      return ScenarioFindings.notTheApps(call.endpoint, endpoint.caller)
    }
    if let refusal = step.refusal, !endpoint.refuses.contains(where: { $0.value == refusal.value })
    {
      return ScenarioFindings.undeclared(refusal, endpoint)
    }  //! scenario-refusal-declared
    if let given = call.givenRefusal,  //! scenario-given-refusal
      !endpoint.refuses.contains(where: { $0.value == given.value })
    {
      return ScenarioFindings.undeclared(given, endpoint)
    }
    //! scenario-end-heard
    if call.isUnheard, let span = step.endSpan { return ScenarioFindings.unheard(span) }
    if let invalidInput = call.invalidInput,  //! scenario-slip-fits
      !InvalidInputCheck(contract).fits(invalidInput.value, endpoint)
    {
      return ScenarioFindings.unfit(invalidInput, endpoint)
    }
    if let invalidInput = call.invalidInput, invalidInput.value == .usedToken {
      //! scenario-token-renewed
      return hasRenewed ? nil : ScenarioFindings.unused(invalidInput, contract.renewal)
    }
    // Without a session the client says so itself, and sends nothing.
    if step.fails, step.refusal == nil { return nil }
    let lacks = paths.lacks(endpoint, from: states, waited)
    //! scenario-call-place
    return lacks.isEmpty ? nil : ScenarioFindings.noSession(call.endpoint, lacks, states)
  }
}

extension Scenario.CallStep {
  /// The device whose session it is: nil for the one of the app, which all its processes share.
  fileprivate var device: Scenario.Caller? { isOfOwnProcess ? caller?.value : nil }

  /// It is made by the app, or by an app on another device.
  fileprivate var isOfOwnProcess: Bool { caller?.value != .otherProcess }
}

extension Scenario.Step {
  /// The place at which it says how the call ends.
  fileprivate var endSpan: Span? {
    for expectation in expects {
      switch expectation {
      case .refusal(let name): return name.span
      case .fails(let fails): return fails.span
      case .renewals, .state: continue
      }
    }
    return nil
  }
}

import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let scenario = KeyTable(
    "a scenario",
    [
      .doc,
      .required(
        "steps", .list(.step), "what happens, in order",
        example: "[{ do: signIn }, { wait: 1h56m }, { do: me, expect: { renewals: 1 } }]"),
    ])

  package static let step = KeyTable(
    "a step",
    [
      .optional("do", .name(in: "endpoints"), "a call", example: "signIn"),
      .optional("wait", .duration, "time that passes", example: "1h56m"),
      .optional(
        "expect", .mapping(.expectation), "what is seen after it", example: "{ renewals: 1 }"),
    ])

  package static let expectation = KeyTable(
    "an expectation",
    [
      .optional("renewals", .number(0...1000), "renewals since the step before", example: "1"),
      .optional("state", .text, "the session's state", example: "signedIn"),
      .optional("refusal", .name(in: "errors"), "how the call ends", example: "accountLocked"),
    ])
}

extension Reader {
  func scenario(_ name: Text, _ node: Node) -> Scenario? {
    guard let keys = Mapping(node, .scenario, named: name, self) else { return nil }
    return Scenario(
      name: name, doc: localized(keys["doc"]),
      steps: items(keys["steps"], "a list of steps", of: .step).compactMap(step))
  }

  private func step(_ node: Node) -> Scenario.Step? {
    guard let keys = Mapping(node, .step, self) else { return nil }
    let call = reference(keys["do"], to: "endpoints")
    let wait = seconds(keys["wait"])
    let expects = expectations(keys["expect"])
    guard keys.isMeant("do") != keys.isMeant("wait") else {
      report(.stepDoesOneThing(node.span.firstLine))
      return nil
    }
    let action = call.map { Scenario.Action.call($0) } ?? wait.map { .wait($0) }
    return action.map { Scenario.Step(action: $0, expects: expects) }
  }

  /// A state that follows, or one that the contract adds.
  private func sessionState(_ name: Text) -> Text? {
    let own = names["states"]
    let states = own + SessionStates.following.filter { !own.contains($0) } + ["unknown"]
    if states.contains(name.value) || !names.isComplete("states") { return name }
    report(.unknownSessionState(name, among: states))
    return nil
  }

  private func expectations(_ node: Node?) -> [Scenario.Expectation] {
    guard let node, let keys = Mapping(node, .expectation, self) else { return [] }
    let renewals = number(keys["renewals"], in: 0...1000).map { Scenario.Expectation.renewals($0) }
    let state = text(keys["state"]).flatMap(sessionState).map { Scenario.Expectation.state($0) }
    let refusal = reference(keys["refusal"], to: "errors").map { Scenario.Expectation.refusal($0) }
    return [renewals, state, refusal].compactMap { $0 }
  }
}

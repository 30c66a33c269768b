package import ContractModel
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
    callStep + [
      .optional(
        "meanwhile", .list(.stepMeanwhile),
        "what happens after the server has responded, before the response arrives",
        example: "[{ do: me }, { app: launches }]")
    ] + otherSteps)

  package static let stepMeanwhile = KeyTable("a step meanwhile", callStep + otherSteps)

  private static let callStep: [Key] = [
    .optional("do", .name(in: "endpoints"), "a call", example: "signIn"),
    .optional(
      "with", .words(of: Scenario.InvalidInput.self), "what is wrong in the call",
      usual: "nothing", example: "wrongPassword"),
    .optional(
      "from", .words(of: Scenario.Caller.self), "another device or process that calls",
      usual: "the app itself", example: "otherDevice"),
    .optional(
      "times", .number(2...1000), "how often it is called; `expect` applies to each call",
      usual: "once", example: "5"),
    .optional(
      "refuses", .name(in: "errors"),
      "the error that the server returns once, for its own reasons",
      usual: "the server works normally", example: "accountLocked"),
    .optional(
      "loses", .words(of: Scenario.Loss.self), "what the network loses once",
      usual: "nothing", example: "answer"),
  ]

  private static let otherSteps: [Key] = [
    .optional("wait", .duration, "time that passes", example: "1h56m"),
    .optional(
      "app", .words(of: Scenario.AppMoment.self), "what happens in the app",
      example: "launches"),
    .optional(
      "account", .words(of: Scenario.AccountChange.self),
      "a change that someone else makes to the account",
      example: "disabled"),
    .optional(
      "expect", .mapping(.expectation), "the expected state and result after the step",
      example: "{ renewals: 1 }"),
  ]

  package static let expectation = KeyTable(
    "an expectation",
    [
      .optional(
        "renewals", .number(0...1000), "the number of refreshes since the previous step",
        example: "1"),
      .optional("state", .text, "the session's state", example: "signedIn"),
      .optional(
        "refusal", .name(in: "errors"), "the error that the call returns",
        usual: "the call succeeds", example: "accountLocked"),
      .optional(
        "fails", .yesNo,
        "whether the call gets no response: nobody is signed in, or a page was closed",
        usual: "false", example: "true"),
    ])

  /// The keys of a step of which there is just one.
  static let stepKeys = ["do", "wait", "app", "account"]
  /// The keys that say more about a call.
  static let callKeys = ["with", "from", "times", "refuses", "loses", "meanwhile"]
}

extension Reader {
  func scenario(_ name: Text, _ node: Node) -> Scenario? {
    guard let keys = Mapping(node, .scenario, named: name, self) else { return nil }
    return Scenario(
      name: name, doc: localized(keys["doc"]),
      steps: items(keys["steps"], "steps", of: .step).compactMap { step($0, .step) })
  }

  private func step(_ node: Node, _ table: KeyTable) -> Scenario.Step? {
    guard let keys = Mapping(node, table, self) else { return nil }
    let action = action(keys)
    let expects = expectations(keys["expect"], ofCall: keys.isMeant("do"))
    guard KeyTable.stepKeys.count(where: keys.isMeant) == 1 else {
      report(.stepDoesOneThing(node.span.firstLine))
      return nil
    }
    if !keys.isMeant("do") {
      for key in KeyTable.callKeys {
        if let span = keys.keySpan(key) { report(.needsOther(key, "do", at: span, other: nil)) }
      }
    }
    return action.map { Scenario.Step(action: $0, expects: expects, span: node.span.firstLine) }
  }

  private func action(_ keys: Mapping) -> Scenario.Action? {
    let call = reference(keys["do"], to: "endpoints")
    let invalidInput = word(
      keys["with"], "something that can be wrong in a call", Scenario.InvalidInput.self)
    let caller = word(keys["from"], "from", Scenario.Caller.self)
    let times = number(keys["times"], in: 2...1000)
    let given = reference(keys["refuses"], to: "errors")
    let loss = word(keys["loses"], "loses", Scenario.Loss.self)
    let meanwhile = keys[shared: "meanwhile"].map {
      items($0, "meanwhile", of: .stepMeanwhile).compactMap { step($0, .stepMeanwhile) }
    }
    let wait = seconds(keys["wait"])
    let moment = word(keys["app"], "app", Scenario.AppMoment.self)
    let change = word(keys["account"], "account", Scenario.AccountChange.self)
    if let call {
      return .call(
        Scenario.CallStep(
          endpoint: call, invalidInput: invalidInput, caller: caller, times: times,
          givenRefusal: given, loss: loss, meanwhile: meanwhile ?? []))
    }
    return wait.map { .wait($0) } ?? moment.map { .app($0) } ?? change.map { .account($0) }
  }

  /// A state that follows, or one that the contract adds.
  private func sessionState(_ name: Text) -> Text? {
    let own = names["states"]
    let states = own + SessionStates.following.filter { !own.contains($0) } + ["unknown"]
    if states.contains(name.value) || !names.isComplete("states") { return name }
    report(.unknownSessionState(name, among: states))
    return nil
  }

  private func expectations(_ node: Node?, ofCall isCall: Bool) -> [Scenario.Expectation] {
    guard let node, let keys = Mapping(node, .expectation, self) else { return [] }
    let renewals = number(keys["renewals"], in: 0...1000).map { Scenario.Expectation.renewals($0) }
    let state = text(keys["state"]).flatMap(sessionState).map { Scenario.Expectation.state($0) }
    let refusal = reference(keys["refusal"], to: "errors").map { Scenario.Expectation.refusal($0) }
    let fails = yesOrNo(keys["fails"]).map { Scenario.Expectation.fails($0) }
    for key in ["refusal", "fails"] where !isCall {
      if let span = keys.keySpan(key) { report(.needsOther(key, "do", at: span, other: nil)) }
    }
    return [renewals, state, refusal, fails].compactMap { $0 }
  }
}

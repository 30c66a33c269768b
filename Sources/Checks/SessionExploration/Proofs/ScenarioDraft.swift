package import ContractModel
import Diagnostics
import Machines

/// The story of a failed claim as a scenario of the contract, with all that is to be seen in it today.
package struct ScenarioDraft: Sendable {
  /// A name for it, such as `lostAnswerSurvived`.
  package let name: String
  /// The claim and what happens, in one line.
  package let remark: String
  /// Each step in flow style.
  package let steps: [String]

  /// Says why a story is no scenario.
  package struct Untold: Error {
    /// One sentence without a full stop.
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  package init(_ failure: ClaimFailure, of contract: Contract) throws(Untold) {
    guard let course = failure.course else {
      throw Untold(reason: "nothing happens in it")
    }
    let search = StagedSearch(failure.claim, from: course.start, course.moves)
    guard let played = search.scenario() else {
      let untold = search.untold
      throw Untold(
        reason: untold.isEmpty
          ? "its messages cross in an order that no scenario can tell"
          : "a scenario cannot tell \(untold.joined(separator: ", nor "))")
    }
    let words = failure.claim.rawValue.split(separator: "-")
    name =
      (words.prefix(1).map(String.init) + words.dropFirst().map(\.capitalizedWord)).joined()
    remark = "\(failure.claim.rawValue): \(failure.event)"
    var states: [Int: String] = [:]
    var steps: [String] = []
    for (number, (step, outcome)) in played.enumerated() {
      let process = if case .call(let call) = step { call.process } else { 0 }
      let isNew = states[process] != outcome.state || number == played.count - 1
      states[process] = outcome.state
      steps.append(StepText(contract, isState: isNew).text(step, outcome))
    }
    self.steps = steps
  }
}

extension Substring {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}

/// One step of a scenario as YAML.
private struct StepText {
  private let contract: Contract
  /// The state is to be expected.
  private let isState: Bool

  init(_ contract: Contract, isState: Bool) {
    (self.contract, self.isState) = (contract, isState)
  }

  func text(_ step: StagedStep, _ outcome: StagedOutcome) -> String {
    var keys: [String]
    switch step {
    case .call(let call): keys = self.keys(call, outcome)
    case .wait(let seconds): keys = ["wait: \(Int(seconds).asWritten)"]
    case .launches: keys = ["app: launches"]
    case .launchesLocked: keys = ["app: launchesLocked"]
    case .event(let name):
      let word = name == "app.launches" ? "starts" : String(name.dropFirst("app.".count))
      keys = ["app: \(word)"]
    case .ended: keys = ["account: signedOut"]
    }
    let expected = expectations(step, outcome)
    if !expected.isEmpty { keys.append("expect: { \(expected.joined(separator: ", ")) }") }
    return "{ \(keys.joined(separator: ", ")) }"
  }

  private func keys(_ call: StagedCall, _ outcome: StagedOutcome) -> [String] {
    var keys = ["do: \(call.endpoint)"]
    if call.process > 0 { keys.append("from: otherProcess") }
    if let refusal = call.refusal { keys.append("refuses: \(refusal)") }
    switch call.loss {
    case .request?: keys.append("loses: request")
    case .answer?: keys.append("loses: answer")
    case nil: break
    }
    if !call.meanwhile.isEmpty {
      let inner = StepText(contract, isState: false)
      let steps = zip(call.meanwhile, outcome.meanwhile).map { inner.text($0, $1) }
      keys.append("meanwhile: [\(steps.joined(separator: ", "))]")
    }
    return keys
  }

  private func expectations(_ step: StagedStep, _ outcome: StagedOutcome) -> [String] {
    var expected: [String] = []
    if case .call(let call) = step {
      expected += ending(of: call, outcome)
      let isRenewal = call.endpoint == contract.renewal?.name.value
      if outcome.renewals > 0, !isRenewal { expected.append("renewals: \(outcome.renewals)") }
    }
    if isState { expected.append("state: \(outcome.state)") }
    return expected
  }

  private func ending(of call: StagedCall, _ outcome: StagedOutcome) -> [String] {
    switch outcome.ending {
    case nil, .answered?: return []
    case .refused(let name)?:
      let declared = contract.endpoints.find(call.endpoint)?.refuses ?? []
      return declared.contains { $0.value == name } ? ["refusal: \(name)"] : ["fails: true"]
    case .undeclared?, .fault?, .signedOut?: return ["fails: true"]
    }
  }
}

extension Int {
  /// A duration as contracts write it.
  fileprivate var asWritten: String {
    let units = [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)]
    var rest = self
    var text = ""
    for (name, seconds) in units where rest >= seconds {
      text += "\(rest / seconds)\(name)"
      rest %= seconds
    }
    return text
  }
}

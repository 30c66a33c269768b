import ContractModel
import Diagnostics

/// A scenario can happen as it is told.
struct ScenarioHappens: Rule {
  let id = "scenario-happens"
  let title = "a scenario can happen as it is written"
  let severity = Severity.error
  let why =
    "tests run a scenario and people read it: both would wait for something that never happens"
  let reason =
    "Lint compares a scenario with the session's machine, step by step, before anything runs. A call needs the tokens that it "
    + "carries; an expected refusal stands in the endpoint's `refuses`; an expected state is one to which the step can "
    + "lead; what is wrong in a call is something that the call brings; and after a wait something is looked at. "
    + "`authgen explain session` prints the machine."

  func findings(in contract: Contract) -> [Finding] {
    guard !contract.scenarios.isEmpty else { return [] }
    let paths = SessionPaths(contract)
    return contract.scenarios.compactMap { first(in: $0, of: contract, paths) }
  }

  /// Steps behind one that cannot happen are not judged.
  private func first(
    in scenario: Scenario, of contract: Contract, _ paths: SessionPaths
  ) -> Finding? {
    var walk = ScenarioWalk(contract, paths)
    for (index, step) in scenario.steps.enumerated() {
      let isLast = index == scenario.steps.count - 1
      if let finding = walk.take(step, isLast: isLast) { return finding }
    }
    return nil
  }
}

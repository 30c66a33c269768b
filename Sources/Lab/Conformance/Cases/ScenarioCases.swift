import ContractModel
import Diagnostics

/// The stories that the contract tells, played by the tester in the place of the app.
struct ScenarioCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.scenarios.map { scenario in
      ConformanceCase(
        "scenarios.\(scenario.name.value)", .scenarios, promise(of: scenario),
        at: scenario.name.span
      ) { run in
        try await ScenarioPlayer(run).play(scenario)
      }
    }
  }

  private func promise(of scenario: Scenario) -> String {
    scenario.doc?.text(in: "en") ?? "The scenario `\(scenario.name.value)` goes as it is written."
  }
}

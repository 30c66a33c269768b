import ContractModel
import Diagnostics
import LiveScenarios
import Review

/// The flows to which refusals lead an app: a person goes on there, and a call that is refused so did not end badly.
struct KnownWays {
  /// The flows by the names of refusals, as the app knows them.
  private let flows: [String: String]

  init(_ contract: Contract) {
    let leading = contract.refusals.filter { $0.recovery.value.word == .continueFlow }
    flows = Dictionary(leading.map { ($0.name.value, $0.recovery.value.text) }) { $1 }
  }

  func way(from ending: ScenarioEnding?) -> String? {
    guard case .refused(let name)? = ending else { return nil }
    return flows[name]
  }
}

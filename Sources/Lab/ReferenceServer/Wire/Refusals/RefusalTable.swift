import ContractMessages
package import ContractModel
import Diagnostics
import Machines

/// Endpoint × meaning → refusal, for people: what `authlab serve --explain` prints.
package struct RefusalTable {
  private let choice: RefusalChoice
  private var contract: Contract { choice.contract }

  package init(_ contract: Contract) { choice = RefusalChoice(contract) }

  package var text: String {
    contract.endpoints.map { "\($0.name.value)\n" + rows($0) + unreachable($0) }.joined(
      separator: "\n")
  }

  private func rows(_ endpoint: Endpoint) -> String {
    let reasons = PossibleMeanings(contract).of(endpoint)
    let width = reasons.map(\.rawValue.utf8.count).max() ?? 0
    return reasons.map { reason in
      let space = String(repeating: " ", count: width - reason.rawValue.utf8.count + 2)
      return
        "  \(reason.rawValue)\(space)\(words(choice.choose(reason, for: endpoint), reason, endpoint))\n"
    }.joined()
  }

  /// Declared, and for no reason that the endpoint meets. That a server fails is not its to decide.
  private func unreachable(_ endpoint: Endpoint) -> String {
    let possible = PossibleMeanings(contract).of(endpoint)
      .compactMap { choice.choose($0, for: endpoint)?.refusal.name.value }
    let others = endpoint.refuses.map { contract.refusals[$0.value] }.filter {
      switch $0.cause.status {
      case .exactly(500...)?, .hundreds(5)?, nil: false
      case .exactly?, .hundreds?: !possible.contains($0.name.value)
      }
    }
    if others.isEmpty { return "" }
    let names = others.map { $0.name.value }.joined(separator: ", ")
    return "  (only where the control asks for it: \(names))\n"
  }

  private func words(
    _ chosen: RefusalChoice.ChosenRefusal?, _ reason: Meaning, _ endpoint: Endpoint
  ) -> String {
    guard let chosen else {
      return "-  (\(choice.undeclaredStatus(reason, for: endpoint)), not declared)"
    }
    let status = chosen.refusal.cause.status.map { " \($0)" } ?? ""
    return "\(chosen.refusal.name.value)\(status)\(basis(chosen.basis))"
  }

  private func basis(_ basis: RefusalChoice.Basis) -> String {
    switch basis {
    case .said: ""
    case .near(let reason): "  (as \(reason.rawValue))"
    }
  }
}

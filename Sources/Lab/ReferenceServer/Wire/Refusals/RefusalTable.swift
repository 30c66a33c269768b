package import ContractModel
import Diagnostics
import Machines

/// Endpoint × meaning → refusal, for people: what `authlab serve --explain` prints.
package struct RefusalTable {
  private let contract: Contract

  package init(_ contract: Contract) { self.contract = contract }

  package var text: String {
    contract.endpoints.map { "\($0.name.value)\n" + rows($0) + unreachable($0) }.joined(
      separator: "\n")
  }

  private func rows(_ endpoint: Endpoint) -> String {
    let choice = RefusalChoice(contract)
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
    let choice = RefusalChoice(contract)
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
    _ choice: RefusalChoice.ChosenRefusal?, _ reason: Meaning, _ endpoint: Endpoint
  )
    -> String
  {
    guard let choice else {
      return "-  (\(RefusalChoice(contract).undeclaredStatus(reason, for: endpoint)), not declared)"
    }
    let status = choice.refusal.cause.status.map { " \($0)" } ?? ""
    return "\(choice.refusal.name.value)\(status)\(basis(choice.basis))"
  }

  private func basis(_ basis: RefusalChoice.Basis) -> String {
    switch basis {
    case .said: ""
    case .near(let reason): "  (as \(reason.rawValue))"
    }
  }
}

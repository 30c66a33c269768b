import ContractModel
import Diagnostics
import Machines

/// The session's machine for people: each state, what it holds, and what leads out of it.
struct SessionWords {
  private let contract: Contract
  private let machine: Machine

  init(_ contract: Contract) {
    self.contract = contract
    machine = SessionMachine.derive(from: contract)
  }

  var text: String {
    let origin =
      contract.session == nil
      ? "It follows from what the endpoints do and how errors recover."
      : "It follows from what the endpoints do and how errors recover, and from what the contract adds."
    let states = machine.states.map(text).joined(separator: "\n")
    return """
      The session of \(contract.service.value). \(origin)

      unknown
        the store cannot be read yet; nothing is deleted

      \(states)
      """
  }

  private func text(_ state: Machine.State) -> String {
    let start = state.name == machine.start ? " (start)" : ""
    let holds = state.holds.isEmpty ? "no token" : state.holds.joined(separator: ", ")
    let moves = machine.moves.filter { $0.from == state.name }
    let width = moves.map { "\($0.event)".count }.max() ?? 0
    let rows = moves.map { move in
      let gap = String(repeating: " ", count: width - "\(move.event)".count)
      return "  \(move.event)\(gap) -> \(move.to)\n"
    }
    return "\(state.name)\(start)\n  holds \(holds)\n\(rows.joined())"
  }
}

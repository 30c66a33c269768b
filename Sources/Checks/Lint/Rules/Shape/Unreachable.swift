import ContractModel
import Diagnostics
import Machines

/// Every state can be reached.
struct Unreachable: Rule {
  let id = "unreachable"
  let title = "every state can be reached"
  let severity = Severity.warning
  let why = "a state that nothing leads to is a mistake in an event or a leftover"
  let reason =
    "A session or a flow begins in its start and goes where events lead. A state that no "
    + "chain of events reaches is never shown: usually an event's target is misspelt into "
    + "another state, or the state is a leftover."

  func findings(in contract: Contract) -> [Finding] {
    let session = contract.session.map { ($0, SessionMachine.derive(from: contract)) }
    let flows = contract.flows.map { ($0, Machine($0)) }
    return ([session].compactMap { $0 } + flows).flatMap { machine, whole in
      let reached = reached(in: whole)
      return machine.states.filter { !reached.contains($0.name.value) }.map {
        Finding(
          message: "nothing leads to the state `\($0.name.value)`", span: $0.name.span,
          help: "let an event lead to it, or remove it",
          related: [RelatedPlace(machine.start.span, "here it begins")])
      }
    }
  }

  private func reached(in machine: Machine) -> Set<String> {
    let moves = Dictionary(grouping: machine.moves, by: \.from)
    var reached: Set<String> = [machine.start]
    var waiting = [machine.start]
    while let state = waiting.popLast() {
      for move in moves[state] ?? [] where reached.insert(move.to).inserted {
        waiting.append(move.to)
      }
    }
    return reached
  }
}

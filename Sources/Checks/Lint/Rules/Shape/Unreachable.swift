import ContractModel
import Diagnostics

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
    ([contract.session].compactMap { $0 } + contract.flows).flatMap { machine in
      let reached = reached(in: machine)
      return machine.states.filter { !reached.contains($0.name.value) }.map {
        Finding(
          message: "nothing leads to the state `\($0.name.value)`", span: $0.name.span,
          help: "let an event lead to it, or remove it",
          related: [RelatedPlace(machine.start.span, "here it begins")])
      }
    }
  }

  private func reached(in machine: MachineDefinition) -> Set<String> {
    var reached: Set<String> = [machine.start.value]
    var waiting = [machine.start.value]
    while let state = waiting.popLast() {
      for move in machine.states.find(state)?.moves ?? []
      where reached.insert(move.target.value).inserted {
        waiting.append(move.target.value)
      }
    }
    return reached
  }
}

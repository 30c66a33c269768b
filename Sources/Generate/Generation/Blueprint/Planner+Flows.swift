import ContractModel

/// Machines of screens and journeys.
extension Planner {
  mutating func flow(_ flow: MachineDefinition) -> FlowPlan {
    let name = CaseNames.capitalised(flow.name.value) + "Flow"
    names.claim(name, for: "the flow `\(flow.name.value)`", at: flow.name.span)
    fieldProblems += problems(.state, flow.states.map(\.name))
    return FlowPlan(name: name, flow: flow, states: flow.states.map { state($0) })
  }

  private mutating func state(_ state: StateDefinition) -> FlowPlan.State {
    let words = state.moves.map { move in
      let event = move.event.value
      let word = event.subject + CaseNames.capitalised(event.outcome ?? "")
      return Text(word, at: move.event.span)
    }
    fieldProblems += problems(.state, words)
    return FlowPlan.State(
      state: state,
      moves: zip(state.moves, words).map { move, word in
        FlowPlan.MovePlan(name: word.value, event: move.event.value, to: move.target.value)
      })
  }
}

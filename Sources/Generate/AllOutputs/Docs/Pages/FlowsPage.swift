import ContractModel
import Diagnostics
import Generation
import Machines
import Mustache

/// Screens and how an app gets from one to the next.
struct FlowsPage: Page {
  static let template = "Docs/flows"

  let flows: [Flow]

  struct Flow: Encodable {
    let name: String
    let doc: Code
    let start: Code
    let arrows: [Arrow]
    let states: [State]

    struct State: Encodable {
      let name: Code
      let note: Code
    }
  }

  init(_ context: DocsContext) {
    flows = context.blueprint.flows.map { Flow($0, context) }
  }
}

extension FlowsPage.Flow {
  fileprivate init(_ plan: FlowPlan, _ context: DocsContext) {
    let moves = plan.states.flatMap { state in
      state.moves.map { (from: state.name, event: $0.event.description, to: $0.to) }
    }
    name = plan.name
    doc = context.text(plan.flow.doc)
    start = Code(MermaidText.state(plan.flow.start.value))
    arrows = Arrow.all(plan.states.map(\.name), moves)
    states = plan.states.map { State($0, context) }
  }
}

extension FlowsPage.Flow.State {
  fileprivate init(_ state: FlowPlan.State, _ context: DocsContext) {
    let words = context.words
    name = context.code(state.name)
    note = Code(
      words.sentences([
        context.text(state.state.doc).text,
        state.isKept ? words.remark(.isKept) : "",
        state.moves.isEmpty ? words.remark(.isEnd) : "",
      ]))
  }
}

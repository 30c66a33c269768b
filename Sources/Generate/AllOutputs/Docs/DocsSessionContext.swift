import ContractModel
import Diagnostics
import Generation
import Machines
import Mustache

/// The machines, the renewal, and the examples with a clock.
struct DocsSessionContext {
  let context: DocsContext

  private var blueprint: Blueprint { context.blueprint }
  private var words: DocsWords { context.words }
  private var language: DocsLanguage { context.language }

  var value: [String: Value] {
    [
      "flows": .list(blueprint.flows.map(flow)), "hasFlows": .bool(!blueprint.flows.isEmpty),
      "renewal": renewal,
      "scenarios": .list(blueprint.contract.scenarios.map { DocsScenarioWords(context).value($0) }),
      "hasScenarios": .bool(!blueprint.contract.scenarios.isEmpty),
    ].joined(with: session)
  }

  private var session: [String: Value] {
    let machine = blueprint.session
    return [
      "sessionDoc": context.text(blueprint.contract.session?.doc),
      "hasMoves": .bool(!machine.moves.isEmpty),
      "start": .verbatim(MermaidText.state(machine.start)),
      "arrows": context.arrows(
        machine.states.map(\.name),
        machine.moves.map { ($0.from, $0.event.description, $0.to) }),
      "states": .list(
        machine.states.map {
          .object([
            "name": context.code($0.name),
            "holds": $0.holds.isEmpty
              ? .verbatim(language.text("none", "无")) : context.codes($0.holds),
            "note": context.text(blueprint.contract.session?.states.find($0.name)?.doc),
          ])
        }),
      "moves": .list(
        machine.moves.map {
          .object([
            "from": context.code($0.from), "event": context.code($0.event.description),
            "to": context.code($0.to),
          ])
        }),
    ]
  }

  private func flow(_ plan: FlowPlan) -> Value {
    let moves = plan.states.flatMap { state in
      state.moves.map { (from: state.name, event: $0.event.description, to: $0.to) }
    }
    return .object([
      "name": .text(plan.name), "doc": context.text(plan.flow.doc),
      "start": .verbatim(MermaidText.state(plan.flow.start.value)),
      "arrows": context.arrows(plan.states.map(\.name), moves),
      "states": .list(
        plan.states.map { .object(["name": context.code($0.name), "note": note($0)]) }),
    ])
  }

  private func note(_ state: FlowPlan.State) -> Value {
    context.some(
      language.sentences([
        words.text(state.state.doc),
        state.isKept ? language.text("It survives the end of the app.", "App 退出后仍然保留。") : "",
        state.moves.isEmpty ? language.text("An end.", "终点。") : "",
      ]))
  }

  private var renewal: Value {
    guard let renewal = blueprint.renewal else { return .null }
    return .object([
      "call": context.code(renewal.call.name), "spends": context.code(renewal.spends),
      "renews": context.codes(renewal.renews), "before": context.duration(renewal.before),
      "atLaunch": .bool(renewal.atLaunch),
    ])
  }
}

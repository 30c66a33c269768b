import ContractModel
import Diagnostics
import Generation
import Machines
import Mustache

/// The session's machine, the renewal, and examples with a clock.
struct SessionPage: Page {
  static let template = "Docs/session"

  let doc: Code
  let start: Code
  let arrows: [Arrow]
  let states: [State]
  let moves: Table<Move>?
  let renewal: Renewal?
  let scenarios: Table<Example>?

  struct State: Encodable {
    let name: Code
    let holds: Code
    let note: Code
  }

  struct Move: Encodable {
    let from: Code
    let event: Code
    let to: Code
  }

  struct Renewal: Encodable {
    let call: Code
    let spends: Code
    let renews: Code
    let before: Code
    let atLaunch: Bool
  }

  struct Example: Encodable {
    let name: String
    let doc: Code
    let steps: [Step]

    struct Step: Encodable {
      let number: Int
      let action: Code
      let expects: Code
    }
  }

  init(_ context: DocsContext) {
    let (machine, declared) = (context.blueprint.session, context.contract.session)
    doc = context.text(declared?.doc)
    start = Code(MermaidText.state(machine.start))
    arrows = Arrow.all(
      machine.states.map(\.name), machine.moves.map { ($0.from, $0.event.description, $0.to) })
    states = machine.states.map {
      State(
        name: context.code($0.name), holds: context.codes($0.holds),
        note: context.text(declared?.states.find($0.name)?.doc))
    }
    moves = Table(
      machine.moves.map {
        Move(
          from: context.code($0.from), event: context.code($0.event.description),
          to: context.code($0.to))
      })
    renewal = context.blueprint.renewal.map { Renewal($0, context) }
    scenarios = Table(context.contract.scenarios.map { Example($0, context) })
  }
}

extension SessionPage.Renewal {
  fileprivate init(_ plan: RenewalPlan, _ context: DocsContext) {
    call = context.code(plan.call.name)
    spends = context.code(plan.spends)
    renews = context.codes(plan.renews)
    before = context.duration(plan.before)
    atLaunch = plan.atLaunch
  }
}

extension SessionPage.Example {
  fileprivate init(_ scenario: Scenario, _ context: DocsContext) {
    let words = context.words
    name = scenario.name.value
    doc = context.text(scenario.doc)
    steps = zip(1..., scenario.steps).map { number, step in
      Step(
        number: number, action: Code(words.action(step.action)),
        expects: Code(words.remarks(words.expectations(step))))
    }
  }
}

import Mustache

/// Ready-made words of the machines of screens and journeys.
struct SwiftFlowContext {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  var value: [String: Value] {
    [
      "hasFlows": .bool(!blueprint.flows.isEmpty),
      "flows": .list(blueprint.flows, flow),
    ]
  }

  private func flow(_ plan: FlowPlan) -> [String: Value] {
    let kept = plan.states.filter(\.isKept)
    return [
      "name": SwiftContext.name(plan.name), "doc": SwiftContext.doc(plan.flow.doc),
      "start": SwiftContext.name(plan.flow.start.value),
      "startType": SwiftContext.name(SwiftFlowContext.type(plan.flow.start.value)),
      "states": .list(plan.states) { state($0, of: plan.name) },
      "keeps": .bool(!kept.isEmpty),
      "kept": .list(kept) { state in
        [
          "name": SwiftContext.name(state.name), "literal": SwiftContext.literal(state.name),
          "type": SwiftContext.name(SwiftFlowContext.type(state.name)),
        ]
      },
      "keepsAll": .bool(kept.count == plan.states.count),
    ]
  }

  private func state(_ plan: FlowPlan.State, of flow: String) -> [String: Value] {
    [
      "name": SwiftContext.name(plan.name), "doc": SwiftContext.doc(plan.state.doc),
      "type": SwiftContext.name(SwiftFlowContext.type(plan.name)),
      "isEnd": .bool(plan.moves.isEmpty),
      "moves": .list(plan.moves) { move in
        [
          "name": SwiftContext.name(move.name),
          "flow": SwiftContext.name(flow), "to": SwiftContext.name(move.to),
          "toType": SwiftContext.name(SwiftFlowContext.type(move.to)),
        ]
      },
    ]
  }

  private static func type(_ state: String) -> String {
    CaseNames.capitalised(state) + "State"
  }
}

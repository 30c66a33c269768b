import ContractModel
import Diagnostics

/// Follows the states that a journey showed: from one to the next leads a move of the contract, and where that is a call,
/// the client made it in between and was answered so.
struct Walk {
  private(set) var reached: Set<String> = []
  private(set) var missteps: [String] = []
  private let contract: Contract
  private var places: [String: Place] = [:]

  private struct Place {
    let state: StateDefinition
    var answers: [(endpoint: String, isGood: Bool)] = []
  }

  init(_ steps: [Footprints.Step], in contract: Contract) {
    self.contract = contract
    for step in steps { take(step) }
  }

  static func state(_ state: String, of flow: String) -> String { "\(state) of \(flow)" }

  static func step(_ from: String, _ target: String, of flow: String) -> String {
    "the step from \(from) to \(target) of \(flow)"
  }

  private mutating func take(_ step: Footprints.Step) {
    switch step {
    case .answered(let endpoint, let isGood):
      for flow in places.keys { places[flow]?.answers.append((endpoint, isGood)) }
    case .opened, .renewing, .renewed: break
    case .begun(let name, let state):
      _ = arrive(at: state, of: name)
      let flow = contract.flows.first { $0.typeName == name }
      if flow?.start.value != state, flow?.states.find(state)?.kept?.value != true {
        missteps.append("\(name) does not begin with \(state)")
      }
    case .shown(let flow, let state):
      guard let before = arrive(at: state, of: flow) else {
        return missteps.append("\(flow) was at \(state) before it began")
      }
      let from = before.state.name.value
      guard leads(from: before, to: state) else {
        return missteps.append("\(flow) came from \(from) to \(state) by no move that was made")
      }
      reached.insert(Self.step(from, state, of: flow))
    }
  }

  /// - Returns: where it was before.
  private mutating func arrive(at state: String, of name: String) -> Place? {
    guard let flow = contract.flows.first(where: { $0.typeName == name }),
      let next = flow.states.find(state)
    else {
      missteps.append("the contract has no \(Self.state(state, of: name))")
      return nil
    }
    reached.insert(Self.state(state, of: name))
    return places.updateValue(Place(state: next), forKey: name)
  }

  private func leads(from place: Place, to state: String) -> Bool {
    place.state.moves.contains { move in
      move.target.value == state && wasMade(move.event.value, place)
    }
  }

  /// Whether the journey made the event. No client answers the events of people, the system and a browser.
  private func wasMade(_ event: EventName, _ place: Place) -> Bool {
    guard contract.endpoints.find(event.subject) != nil else { return true }
    let isGood = event.outcome.map { contract.types.find($0) != nil } ?? true
    return place.answers.contains { $0.endpoint == event.subject && $0.isGood == isGood }
  }
}

extension MachineDefinition {
  /// The name of the flow's type in the generated client.
  var typeName: String { name.value.prefix(1).uppercased() + name.value.dropFirst() + "Flow" }
}

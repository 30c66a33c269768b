import ContractModel
import Machines

/// A story for each transition of a flow that a call makes, and for each pair of two.
struct FlowTransitions {
  private let ways: StoryWays
  private let events: StoryEvents

  init(_ ways: StoryWays) {
    self.ways = ways
    events = StoryEvents(ways: ways)
  }

  var all: [Story] { ways.contract.flows.flatMap(stories) }

  private typealias Move = StateDefinition.WrittenMove

  private func stories(_ flow: MachineDefinition) -> [Story] {
    flow.states.flatMap { state in
      state.moves.flatMap { move in
        let next = flow.states.find(move.target.value)?.moves ?? []
        return [story(flow, state, [move])].compactMap { $0 }
          + next.compactMap { story(flow, state, [move, $0]) }
      }
    }
  }

  private func story(
    _ flow: MachineDefinition, _ state: StateDefinition, _ moves: [Move]
  ) -> Story? {
    var steps: [StoryStep] = []
    for (index, move) in moves.enumerated() {
      guard let more = self.steps(move, isFirst: index == 0) else { return nil }
      if registers(move), steps.contains(where: showsAccount) { return nil }  //! one-registration
      steps += more
    }
    // A step after an odd sign-in is taken where that was.
    if let odd = steps.first(where: { $0.call?.device == .elsewhere }),
      let begin = steps.firstIndex(of: odd)
    {
      steps[begin...] = ArraySlice(steps[begin...].map { $0.calling { $0.device = .elsewhere } })
    }
    let (name, from) = (flow.name.value, state.name.value)
    let words = moves.map { "\($0.event.value)" }
    let ends = moves.map { "`\($0.target.value)` by `\($0.event.value)`" }
    var story = Story(
      "flow.\(name).\(from).\(words.joined(separator: ".then."))",
      "The flow `\(name)` goes from `\(from)` to \(ends.joined(separator: ", and then to ")).",
      at: moves[moves.count - 1].event.span,
      CodePauses(contract: ways.contract).between(steps))
    story.transitions = zip(moves, [from] + moves.map(\.target.value)).map { move, state in
      "flow.\(name).\(state).\(move.event.value)"
    }
    return story
  }

  private func registers(_ move: Move) -> Bool {
    let endpoint = ways.contract.endpoints.find(move.event.value.subject)
    return move.event.value.outcome == nil && endpoint?.operation.value == .passwordRegister
  }

  /// Its call is made by a person who has an account already.
  private func showsAccount(_ step: StoryStep) -> Bool {
    guard let call = step.call, let endpoint = ways.contract.endpoints.find(call.endpoint) else {
      return false
    }
    return ways.contract.sendsSession(endpoint)
  }

  /// Nil where no call of the app makes the transition.
  private func steps(_ move: Move, isFirst: Bool) -> [StoryStep]? {
    let event = Event(move.event.value.subject, move.event.value.outcome)
    guard !["app", "any", "user"].contains(event.subject),
      let steps = events.steps(for: event)
    else { return nil }
    guard isFirst, event.isOfCall, let endpoint = ways.contract.endpoints.find(event.subject) else {
      return steps
    }
    let isWayIn = ways.signIns.contains { $0.endpoint === endpoint }
    if isWayIn, event.outcome == nil { return steps }
    return StorySetup(ways: ways).call(endpoint).map { $0 + steps }
  }
}

import ContractModel
import Diagnostics
import Machines

/// A story for each refusal of each call of an app, from each state of the session in which the call can be made.
struct RefusalsInStates {
  private let ways: StoryWays
  private let machine: Machine

  init(_ ways: StoryWays) {
    self.ways = ways
    machine = SessionMachine.derive(from: ways.contract)
  }

  var all: [Story] {
    let events = StoryEvents(ways: ways)
    return ways.contract.endpoints.filter { $0.caller == .app }.flatMap { endpoint in
      endpoint.refuses.flatMap { refusal in
        machine.states.compactMap { state in
          guard canBeMade(endpoint, in: state), let setup = setup(endpoint, in: state.name),
            let steps = events.refusal(refusal.value, of: endpoint)
          else { return nil }
          var story = Story(
            "refusal.\(endpoint.name.value).\(refusal.value).\(state.name)",
            "`\(endpoint.name.value)` is refused with `\(refusal.value)` where the session is `\(state.name)`.",
            at: refusal.span, setup + steps)
          if !SessionStates.following.contains(state.name) {
            story.transitions = ["session.\(SessionStates.signedIn).app.launches"]
          }
          return story
        }
      }
    }
  }

  private func canBeMade(_ endpoint: Endpoint, in state: Machine.State) -> Bool {
    let carried = Set(endpoint.needs.map(\.value) + ways.contract.tokensSent(endpoint))
      .filter(ways.contract.isOfSession)
    if !carried.isEmpty { return !state.holds.isEmpty }
    // The steps before such a call begin without a session, and tell nothing more with one.
    let isAlone = StorySetup(ways: ways).call(endpoint)?.isEmpty == true
    return state.name == SessionStates.start || isAlone && ways.callsBefore(endpoint).isEmpty
  }

  private func setup(_ endpoint: Endpoint, in state: String) -> [StoryStep]? {
    let setup = StorySetup(ways: ways)
    guard let before = setup.state(state) else { return nil }
    return ways.contract.sendsSession(endpoint)
      ? before : setup.call(endpoint).map { before + $0 }
  }
}

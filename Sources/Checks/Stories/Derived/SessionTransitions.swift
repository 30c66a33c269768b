import ContractModel
import Diagnostics
import Machines

/// A story for each transition of the session, and for each pair of two that follow each other.
struct SessionTransitions {
  private let ways: StoryWays
  private let machine: Machine
  private let events: StoryEvents

  init(_ ways: StoryWays) {
    self.ways = ways
    machine = SessionMachine.derive(from: ways.contract)
    events = StoryEvents(ways: ways)
  }

  var all: [Story] {
    machine.moves.flatMap { move in
      [single(move)].compactMap { $0 }
        + machine.moves.filter { $0.from == move.to }.compactMap { pair(move, $0) }
    }
  }

  private func single(_ move: Machine.Move) -> Story? {
    guard let setup = StorySetup(ways: ways).state(move.from), let steps = steps(of: move)
    else { return nil }
    var story = Story(
      "session.\(move.from).\(move.event)",
      "A session that is `\(move.from)` becomes `\(move.to)` by `\(move.event)`.",
      at: place(move), setup + steps)
    story.transitions = transitions(to: move.from) + [key(move)]
    return story
  }

  private func pair(_ first: Machine.Move, _ second: Machine.Move) -> Story? {
    guard let setup = StorySetup(ways: ways).state(first.from),
      let steps = steps(of: first), !isLong(second), let more = events.steps(for: second.event)
    else { return nil }
    if steps.contains(where: \.takesAccount) { return nil }  //! derived-account-gone
    if steps.contains(where: deletes), more.contains(where: wantsAccount) { return nil }
    var story = Story(
      "session.\(first.from).\(first.event).then.\(second.event)",
      "A session that is `\(first.from)` becomes `\(first.to)` by `\(first.event)`, and then `\(second.to)` by `\(second.event)`.",
      at: place(second),
      CodePauses(contract: ways.contract).between(setup + steps + more))
    story.transitions = transitions(to: first.from) + [key(first), key(second)]
    return story
  }

  /// A sign-in that a registration or a challenge leads to begins where nobody is signed in.
  private func steps(of move: Machine.Move) -> [StoryStep]? {
    guard isLong(move), let endpoint = ways.contract.endpoints.find(move.event.subject) else {
      return events.steps(for: move.event)
    }
    guard move.from == SessionStates.start, ways.oddSignIn(before: endpoint) == nil,
      let before = StorySetup(ways: ways).call(endpoint)
    else { return nil }
    return events.steps(for: move.event).map { before + $0 }
  }

  private func isLong(_ move: Machine.Move) -> Bool {
    guard let endpoint = ways.contract.endpoints.find(move.event.subject) else { return false }
    return ways.contract.beginsSession(endpoint)
      && !ways.signIns.contains { $0.endpoint === endpoint }
  }

  private func deletes(_ step: StoryStep) -> Bool {
    operation(of: step) == .accountDelete
  }

  /// The call signs in somebody who has an account already.
  private func wantsAccount(_ step: StoryStep) -> Bool {
    [.passwordSignIn, .codeSignIn].contains(operation(of: step))
  }

  private func operation(of step: StoryStep) -> OperationKind? {
    guard case .call(let call) = step.action else { return nil }
    return ways.contract.endpoints.find(call.endpoint)?.operation.value
  }

  private func key(_ move: Machine.Move) -> String { "session.\(move.from).\(move.event)" }

  /// The transitions by which the setup of a state goes, as far as a contract writes them.
  private func transitions(to state: String) -> [String] {
    SessionStates.following.contains(state)
      ? [] : ["session.\(SessionStates.signedIn).app.launches"]
  }

  private func place(_ move: Machine.Move) -> Span {
    let written = ways.contract.session?.states.find(move.from)?.moves.first {
      "\($0.event.value)" == "\(move.event)"
    }
    return written?.event.span ?? ways.contract.endpoints.find(move.event.subject)?.name.span
      ?? ways.contract.service.span
  }
}

extension StoryStep {
  /// The account lets no one in afterwards.
  fileprivate var takesAccount: Bool {
    switch action {
    case .account(let change): change != .signedOut
    case .call, .wait, .app: false
    }
  }
}

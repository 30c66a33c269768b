import SessionCore

/// A world with one process that goes from rest to rest: each request arrives, and the server answers as it always does.
struct SteppedWorld {
  private(set) var world: World
  private let budget: World.Budget
  private let calls: [String: Int]

  /// The most transitions of one step.
  private static let longest = 100

  struct StepOutcome: Equatable {
    /// The last answer to the call; nil where none came.
    var last: CallOutcome?
    /// The renewals that were answered well.
    var renewals = 0
    var isUnreadable = false
    /// The bad luck came: there was a renewal.
    var isStruck = false
    /// Nothing is under way any more.
    var isAtRest = true
  }

  init(_ contract: ExploredContract, isSignedIn: Bool, holding tokens: [String]?) {
    budget = World.Budget(
      calls: 1000, signIns: 1000, signOuts: 1000, looks: 1000, kills: 1000, losses: 1000,
      ticks: 1000, appEvents: 1000, ends: 1000)
    world = World(contract, processes: 1, budget, isSignedIn: isSignedIn, holding: tokens)
    world.budget = budget
    let named = contract.calls.enumerated().map { ($1.endpoint, $0) }
    calls = Dictionary(named, uniquingKeysWith: { first, _ in first })
    world.transition(.look(0))
  }

  mutating func narrate() {
    world.narration = .told
    if world.content != nil { world.narrate { _ in "a person is signed in" } }
  }

  mutating func say(_ words: String) { world.narrate { _ in words } }

  var story: [StoryLine] { world.narration.lines ?? [] }

  mutating func take(_ step: MixedStep) -> StepOutcome {
    var outcome = StepOutcome()
    world.budget = budget
    switch step {
    case .call(let endpoint, let answer, let mishap):
      guard let index = calls[endpoint] else { return outcome }
      world.transition(.call(0, callClass: index))
      let replies = world.contract.calls[index].answers
      let reply = replies.firstIndex { $0.name == answer } ?? 0
      rest(reply, to: index, mishap, &outcome)
    case .signOut(let endpoint):
      guard let index = calls[endpoint] else { return outcome }
      world.transition(.call(0, callClass: index))
      if let refused = world.contract.calls[index].turnedAway { loseEnd(endpoint, refused) }
      rest(0, to: nil, nil, &outcome)
    case .pause(let seconds):
      world.now += seconds
      rest(0, to: nil, nil, &outcome)
    case .restart:
      world.transition(.kill(0))
      world.transition(.appEvent(0, "app.launches"))
      rest(0, to: nil, nil, &outcome)
    case .ended: world.transition(.ended)
    }
    return outcome
  }

  /// The sign-out does not reach the server.
  private mutating func loseEnd(_ endpoint: String, _ refused: CallOutcome) {
    world.messages.removeAll { $0.purpose == .end(call: nil) }
    for index in world.messages.indices where world.messages[index].isEnd {
      world.messages[index].answer = CallResult(refused)
      world.messages[index].answeredAt = world.now
    }
    let status = if case .undeclared(let status, _) = refused { " with \(status)" } else { "" }
    say("the server refuses `\(endpoint)`\(status)")
  }

  private mutating func rest(
    _ reply: Int, to callClass: Int?, _ bad: MixedStep.Mishap?, _ outcome: inout StepOutcome
  ) {
    var mishap = bad
    for _ in 0..<Self.longest {
      if let job = world.processes[0].jobs.indices.first(where: { world.isDue(0, $0) }) {
        world.transition(.job(0, job))
      } else if let message = world.messages.first {
        advance(message, reply: message.callClass == callClass ? reply : 0, &mishap, &outcome)
      } else if let wake = world.nextWake {
        world.now = max(world.now, wake)
      } else {
        return
      }
    }
    outcome.isAtRest = false
  }

  private mutating func advance(
    _ message: World.NetworkMessage, reply: Int, _ mishap: inout MixedStep.Mishap?,
    _ outcome: inout StepOutcome
  ) {
    var isRenewal = false
    if case .renewal = message.purpose { isRenewal = true }
    guard let answer = message.answer else {
      if isRenewal, mishap == .killed {
        (mishap, outcome.isStruck) = (nil, true)
        world.transition(.kill(0))
        world.now += World.firstRetry
        return world.transition(.look(0))
      }
      let usual = world.usualReply(message)
      return world.transition(.deliver(0, usual == .answer(0) ? .answer(reply) : usual))
    }
    if isRenewal, mishap == .answerLost {
      (mishap, outcome.isStruck) = (nil, true)
      world.now += world.contract.renewalDeadline
      return world.transition(.lose(0))
    }
    if isRenewal, answer.outcome == .answered { outcome.renewals += 1 }
    if !isRenewal { outcome.last = answer.outcome }
    if answer.outcome == .fault(.unreadable) { outcome.isUnreadable = true }
    world.transition(.deliver(0, .arrives))
  }
}

extension ExploredContract {
  /// Seconds until an app takes a renewal without an answer for lost.
  fileprivate var renewalDeadline: Double {
    let grace = rules.renewal.spends.flatMap(rules.token)?.grace ?? 0
    return grace > 0 ? min(10, grace / 3) : 10
  }
}

extension SteppedWorld {
  var hasSession: Bool { !world.processes[0].core.record.holdsNoSession }

  /// The server takes no token of the newest sign-in.
  var isEndedAtServer: Bool { !world.server.newestGoesOn }
}

extension World {
  /// Makes a transition, and tells of a used token.
  fileprivate mutating func transition(_ move: Transition) {
    let before = server.reused
    self = after(move)
    if server.reused != before {
      narrate { world in
        world.contract.endsFamilyAtReuse
          ? "the server has seen this token before, and ends all tokens of the sign-in"
          : "the server has seen this token before"
      }
    }
  }

  /// When the next alarm of the process rings.
  fileprivate var nextWake: Double? {
    processes[0].jobs.compactMap { if case .wake(_, let at) = $0 { at } else { nil } }.min()
  }
}

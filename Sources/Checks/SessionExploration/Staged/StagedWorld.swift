import SessionCore

/// A world that goes from step to step of a scenario, as the tests play one: before and after each step the app looks
/// at its session, and all that is under way goes to its end, in the order in which it was sent.
package struct StagedWorld: Hashable, Sendable {
  package private(set) var world: World
  /// The step went as a scenario can tell it.
  package private(set) var isFaithful = true
  /// The messages that wait for other steps.
  private var held: [World.NetworkMessage] = []
  private var renewals: [Int: Int] = [:]
  private var noted = StagedExchanges()

  private static let budget = World.Budget(
    calls: 1_000, signIns: 1_000, signOuts: 1_000, looks: 1_000, kills: 1_000, losses: 1_000,
    ticks: 1_000, storeFaults: 1_000, refusals: 1_000, appEvents: 1_000, ends: 1_000)
  /// The most transitions of one step.
  private static let longest = 200

  /// Begins with a person who is not signed in.
  package init(_ contract: ExploredContract, processes: Int) {
    world = World(contract, processes: processes, Self.budget, isSignedIn: false).hearing
    world.runsOn = true
  }

  package mutating func take(_ step: StagedStep) -> StagedOutcome {
    let process = step.process
    make(.look(process))
    let before = renewals[process] ?? 0
    var outcome = StagedOutcome()
    switch step {
    case .call(let call): take(call, &outcome)
    case .wait(let seconds): wait(seconds)
    case .launches: launch(isLocked: false)
    case .launchesLocked: launch(isLocked: true)
    case .event(let name): make(.appEvent(0, name))
    case .ended: make(.ended)
    }
    settle()
    make(.look(process))
    outcome.state = world.contract.rules.name(of: world.processes[process].core.record.state)
    outcome.renewals = (renewals[process] ?? 0) - before
    world.budget = Self.budget
    return outcome
  }

  /// The requests so far, in the order in which the server or the network took them.
  package var exchanges: [StagedExchange] { noted.list }

  package var hasSession: Bool { !world.processes[0].core.record.holdsNoSession }

  /// A renewal under way has a deadline, which no clock of a scenario moves.
  private mutating func wait(_ seconds: Double) {
    if world.messages.contains(where: \.isRenewal) { isFaithful = false }
    world.now += seconds
  }

  private mutating func launch(isLocked: Bool) {
    make(.kill(0))
    held.removeAll { $0.process == 0 }
    make(.appEvent(0, Self.launch))
    settle()
    if !isLocked { make(.appEvent(0, "app.unlocks")) }
  }

  private static let launch = "app.launches"

  private mutating func make(_ transition: World.Transition) {
    let before = world
    world = world.after(transition)
    noted.note(transition, from: before, to: world)
    while let next = world.runningOn { world = world.after(next) }
  }
}

/// Calls.
extension StagedWorld {
  private mutating func take(_ call: StagedCall, _ outcome: inout StagedOutcome) {
    let contract = world.contract
    let told = world.told.count
    let open = Set(world.processes[call.process].open.keys)
    let isRenewal = call.endpoint == contract.renewal?.endpoint
    if isRenewal {
      make(.renew(call.process))
    } else if let index = contract.calls.firstIndex(where: { $0.endpoint == call.endpoint }) {
      make(.call(call.process, callClass: index))
    }
    // A call that ends at once is not open any more.
    let number =
      Set(world.processes[call.process].open.keys).subtracting(open).max()
      ?? world.told.dropFirst(told).last { $0.process == call.process }?.call
    let isDisturbed =
      call.loss != nil || call.refusal != nil || call.answer != nil || !call.meanwhile.isEmpty
    if isDisturbed, !reachesServer(call, isRenewal) { return isFaithful = false }
    if !call.meanwhile.isEmpty {
      guard let message = answered(call, isRenewal) else { return isFaithful = false }
      held.append(message)
      outcome.meanwhile = call.meanwhile.map { take($0) }
      held.removeAll { $0 == message }
    }
    settle()
    let isPage = contract.calls.contains { $0.endpoint == call.endpoint && $0.kind == .page }
    if isPage { outcome.ending = .answered }
    if let number {
      outcome.ending =
        world.told.dropFirst(told).last { $0.process == call.process && $0.call == number }?.words
    }
  }

  /// Takes the call to the server, which refuses it where it is to; the network loses what it is to lose.
  ///
  /// - Returns: false where there is no such request.
  private mutating func reachesServer(_ call: StagedCall, _ isRenewal: Bool) -> Bool {
    for _ in 0..<Self.longest {
      guard let index = index(of: call, isRenewal) else {
        guard advance() else { return false }
        continue
      }
      if call.loss == .request {
        make(.lose(index))
        return true
      }
      let message = world.messages[index]
      guard let reply = reply(to: message, call) else { return false }
      make(.deliver(index, reply))
      if call.loss == .answer { make(.lose(index)) }
      return true
    }
    return false
  }

  private func reply(to message: World.NetworkMessage, _ call: StagedCall) -> World.Reply? {
    guard let name = call.refusal else { return usualReply(to: message, call) }
    // The control's refusal comes before a look at the token.
    guard world.takes(message) else { return nil }
    return world.callClass(of: message)?.refusals.firstIndex { $0.facts.name == name }
      .map { .refusal($0) }
  }

  private func usualReply(to message: World.NetworkMessage, _ call: StagedCall) -> World.Reply {
    let answers = world.callClass(of: message)?.answers ?? []
    guard let name = call.answer, world.takes(message),
      let index = answers.firstIndex(where: { $0.name == name })
    else { return world.usualReply(message) }
    return .answer(index)
  }

  private func answered(_ call: StagedCall, _ isRenewal: Bool) -> World.NetworkMessage? {
    world.messages.first { isOwn($0, call, isRenewal) && $0.answer != nil && !held.contains($0) }
  }

  private func index(of call: StagedCall, _ isRenewal: Bool) -> Int? {
    world.messages.firstIndex {
      isOwn($0, call, isRenewal) && $0.answer == nil && !held.contains($0)
    }
  }

  private func isOwn(
    _ message: World.NetworkMessage, _ call: StagedCall, _ isRenewal: Bool
  ) -> Bool {
    guard message.process == call.process else { return false }
    switch message.purpose {
    case .renewal: return isRenewal
    case .end(let number): return number != nil && kind(of: call) == .signOut
    case .page: return false
    case .call: return world.callClass(of: message)?.endpoint == call.endpoint
    }
  }

  private func kind(of call: StagedCall) -> CallClass.Kind? {
    world.contract.calls.first { $0.endpoint == call.endpoint }?.kind
  }

  private mutating func settle() {
    for _ in 0..<Self.longest {
      guard advance() else { return }
    }
    isFaithful = false
  }

  /// - Returns: false where nothing is left to do but what is held.
  private mutating func advance() -> Bool {
    for process in world.processes.indices {
      let jobs = world.processes[process].jobs
      if let job = jobs.indices.first(where: { world.isDue(process, $0) }) {
        make(.job(process, job))
        return true
      }
      // An alarm rings by a clock that no scenario moves.
      if !jobs.isEmpty { isFaithful = false }
    }
    guard let index = world.messages.firstIndex(where: { !held.contains($0) }) else {
      return false
    }
    let message = world.messages[index]
    guard let answer = message.answer else {
      make(.deliver(index, message.isEnd ? .answer(0) : world.usualReply(message)))
      return true
    }
    if message.isRenewal, answer.outcome == .answered { renewals[message.process, default: 0] += 1 }
    make(.deliver(index, .arrives))
    return true
  }
}

/// The calls of a stranger.
extension StagedWorld {
  /// Sends the token that a renewal replaced last, as a stranger with a copy of it does.
  ///
  /// - Returns: nil where no token was replaced.
  package mutating func presentUsedToken() -> StagedExchange? {
    guard let call = world.contract.renewal,
      let token = world.server.lastSpent(call.carries)
    else { return nil }
    return noted.add(world.presentCopy(of: token, by: call))
  }
}

extension StagedStep {
  /// The process that the step is about.
  fileprivate var process: Int { if case .call(let call) = self { call.process } else { 0 } }
}

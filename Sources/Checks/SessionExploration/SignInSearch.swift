import Machines
import SessionCore

/// Looks for a way to sign in from worlds at rest, once for all worlds that differ in nothing that a sign-in needs.
struct SignInSearch {
  private let time: TimeLimit
  private var known: [Situation: Bool] = [:]

  private struct Situation: Hashable {
    let state: SessionStateID
    let tokens: Set<String>
    let stored: Set<String>
  }

  init(within time: TimeLimit) { self.time = time }

  /// The claim on reachable sign-ins; nil where a person can sign in from here.
  mutating func broken(in world: World) -> BrokenClaim? {
    guard world.isWritable, world.isAtRest, world.contract.signedInTokens != nil,
      let process = world.processes.first
    else { return nil }
    let record = process.core.record
    let situation = Situation(
      state: record.state, tokens: Set(record.tokens.keys),
      stored: Set(world.content?.tokens.keys.map { $0 } ?? []))
    let mayMake: Bool
    if let found = known[situation] {
      mayMake = found
    } else {
      mayMake = world.leadsToSignIn(within: time)
      known[situation] = mayMake
    }
    guard !mayMake else { return nil }
    return BrokenClaim(
      .statesReachable,
      "no call leads to a sign-in from `\(world.contract.rules.name(of: record.state))`",
      name: world.contract.rules.name(of: record.state))
  }
}

extension World {
  var isAtRest: Bool {
    messages.isEmpty && processes.allSatisfy { $0.jobs.isEmpty && $0.open.isEmpty }
  }

  /// A few calls bring a session of a new sign-in.
  fileprivate func leadsToSignIn(within time: TimeLimit) -> Bool {
    var start = self
    start.processes = [processes[0]]
    start.budget = Budget(calls: 2, signIns: 3, signOuts: 1, appEvents: 1)
    let families = server.families.count
    var seen: Set<World> = [start]
    var level = [start]
    while !level.isEmpty, seen.count < 3_000 {
      var next: [World] = []
      for world in level {
        if time.isOver { return true }
        for move in world.moves {
          let after = world.after(move)
          if after.hasSession(since: families) { return true }
          if after.broken == nil, seen.insert(after).inserted { next.append(after) }
        }
      }
      level = next
    }
    // A search that was cut off proves nothing.
    return !level.isEmpty
  }

  private func hasSession(since families: Int) -> Bool {
    processes[0].core.record.tokens.values.contains { SimulatedToken($0.text).family > families }
  }
}

extension SessionRules {
  func name(of state: SessionStateID) -> String {
    states.indices.contains(state.index) ? states[state.index].name : "unknown"
  }
}

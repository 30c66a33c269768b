import SessionCore
import SessionExploration

/// Draws the next step of a trace. Rare kinds weigh more than their number.
struct TraceSampler {
  private var random: SeededChoice
  private let calls: Set<String>
  /// The refusals that a server can be asked for, by endpoint.
  private let asked: [String: [String]]

  init(_ seed: UInt64, calls: Set<String>, asked: [String: [String]]) {
    random = SeededChoice(seed)
    self.calls = calls
    self.asked = asked
  }

  /// The most calls that are open at once, and messages on their way.
  private static let open = 4
  private static let underWay = 6

  /// - Returns: nil where nothing may happen any more.
  mutating func next(in world: World) -> ReplayStep? {
    var groups: [ActionKind: [World.Transition]] = [:]
    for move in world.moves where isAllowed(move, in: world) {
      groups[ActionKind(move, in: world), default: []].append(move)
    }
    // A server answers as it does: which answers the model allows makes no difference.
    let serves = (groups[.answer] ?? []) + (groups[.blame] ?? []) + (groups[.refusal] ?? [])
    groups[.answer] = serves.isEmpty ? nil : serves
    (groups[.blame], groups[.refusal]) = (nil, nil)
    let weights = groups.map { ($0.key, weight(of: $0.key, in: world)) }
      .sorted { $0.0.rawValue < $1.0.rawValue }
    var rest = Int.random(in: 0..<max(1, weights.reduce(0) { $0 + $1.1 }), using: &random)
    for (kind, weight) in weights {
      rest -= weight
      guard rest < 0 else { continue }
      return chosen(groups[kind] ?? [], in: world).map { step($0, in: world) }
    }
    return nil
  }

  /// Two renewals that are lost one after the other are rare, and only they make one wait.
  private mutating func chosen(_ moves: [World.Transition], in world: World) -> World.Transition? {
    let renewals = moves.filter { move in
      if case .lose(let number) = move { world.messages[number].isRenewal } else { false }
    }
    let isSteered = !renewals.isEmpty && Int.random(in: 0..<4, using: &random) > 0
    return (isSteered ? renewals : moves).randomElement(using: &random)
  }

  private mutating func step(_ move: World.Transition, in world: World) -> ReplayStep {
    guard case .deliver(let number, _) = move, world.messages[number].answer == nil,
      let call = world.callClass(of: world.messages[number]),
      let names = asked[call.endpoint], !names.isEmpty, Int.random(in: 0..<8, using: &random) == 0
    else { return ReplayStep(move) }
    return ReplayStep(move, wish: names.randomElement(using: &random))
  }

  private func isAllowed(_ move: World.Transition, in world: World) -> Bool {
    let isFull =
      world.messages.count >= Self.underWay
      || world.processes.contains { $0.open.count >= Self.open }
    switch move {
    case .call(_, let number):
      return !isFull && calls.contains(world.contract.calls[number].endpoint)
    case .renew: return !isFull
    case .appEvent(_, let name): return name != "app.launches" || !isFull
    default: return true
    }
  }

  private func weight(of kind: ActionKind, in world: World) -> Int {
    switch kind {
    case .call: 14
    case .signIn, .page: world.content == nil ? 16 : 2
    case .signOut: 2
    case .renew: 5
    case .launch, .appEvent, .look, .notice: 2
    case .kill, .ended: 1
    case .store: world.isWritable ? 1 : 6
    case .lease: 16
    case .prepare, .wake: 40
    case .answer: 24
    case .arrives: 20
    case .endOfTokens: 8
    case .lostRequest, .lostAnswer: world.messages.contains(where: \.isRenewal) ? 9 : 3
    case .timeout, .tick: world.awaitsWake ? 24 : 4
    case .refusal, .blame: 0
    }
  }
}

extension World {
  /// A renewal rests, and goes on when time has passed.
  fileprivate var awaitsWake: Bool {
    processes.contains { process in
      process.jobs.contains { if case .wake(_, let at) = $0 { at > now } else { false } }
    }
  }
}

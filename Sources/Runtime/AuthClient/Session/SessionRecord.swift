import Foundation

/// The state of a session and its tokens, and how events move them. It knows no time of its own and
/// touches nothing.
struct SessionRecord<Contract: AuthContract>: Sendable {
  typealias State = Contract.SessionState

  private(set) var state: State
  private(set) var tokens: [String: StoredToken]

  static var unknown: SessionRecord { SessionRecord(state: .unknown, tokens: [:]) }
  static var signedOut: SessionRecord {
    SessionRecord(state: Contract.machine.start, tokens: [:])
  }

  private init(state: State, tokens: [String: StoredToken]) {
    self.state = state
    self.tokens = tokens
  }

  /// The state whose tokens are exactly those stored; nil if there is none, as after half a write.
  init?(restoring stored: StoredSession?) {
    let tokens = stored?.tokens ?? [:]
    guard let state = Self.state(for: Set(tokens.keys)) else { return nil }
    self.init(state: state, tokens: tokens)
  }

  private static func state(for names: Set<String>) -> State? {
    let machine = Contract.machine
    if names.isEmpty { return machine.start }
    return machine.state { Set($0) == names } ?? machine.state { isWhole(names, for: $0) }
  }

  /// What lives in memory only, or may be left out, cannot be missing.
  private static func isWhole(_ names: Set<String>, for holds: [String]) -> Bool {
    Set(required(holds)).isSubset(of: names) && names.isSubset(of: durable(holds))
  }

  private static func durable(_ names: [String]) -> [String] {
    names.filter { (Contract.rule($0)?.stored ?? .durably) == .durably }
  }

  private static func required(_ names: [String]) -> [String] {
    durable(names).filter { Contract.rule($0)?.isOptional != true }
  }

  /// What the store must say.
  var stored: StoredSession {
    let durable = Set(Self.durable(Array(tokens.keys)))
    return StoredSession(tokens: tokens.filter { durable.contains($0.key) })
  }

  var holdsNothing: Bool { Contract.machine.holds(state).isEmpty }
}

extension SessionRecord {
  /// Something happened. If it moves the session, all tokens go that the new state does not hold;
  /// a state is not entered without what it holds.
  ///
  /// - Returns: whether a state was entered.
  @discardableResult
  mutating func happen(_ events: [String], granting granted: [String: StoredToken] = [:]) -> Bool {
    tokens.merge(granted) { $1 }
    guard let next = Contract.machine.next(from: state, events) else { return false }
    return enter(next)
  }

  /// A new session takes the place of what was; its state follows from the old one's, or from the
  /// machine's start.
  ///
  /// - Returns: whether one began; if not, all is as it was.
  mutating func begin(_ events: [String], granting granted: [String: StoredToken]) -> Bool {
    let machine = Contract.machine
    let next = machine.next(from: state, events) ?? machine.next(from: machine.start, events)
    var fresh = SessionRecord(state: state, tokens: granted)
    guard let next, fresh.enter(next) else { return false }
    self = fresh
    return true
  }

  private mutating func enter(_ next: State) -> Bool {
    let holds = Contract.machine.holds(next)
    guard Self.required(holds).allSatisfy({ tokens[$0] != nil }) else { return false }
    tokens = tokens.filter { holds.contains($0.key) }
    state = next
    return true
  }

  /// - Returns: whether the end of a token's life moved the session.
  mutating func expire(at now: Date) -> Bool {
    // One end may make room for another: as many rounds as there are tokens, and no more.
    Contract.tokens.reduce(false) { hasMoved, _ in expireOnce(at: now) || hasMoved }
  }

  private mutating func expireOnce(at now: Date) -> Bool {
    let over = Contract.tokens.map(\.name).filter { tokens[$0]?.isOver(at: now) == true }
    return over.contains { happen(SessionEvents.expired($0)) }
  }
}

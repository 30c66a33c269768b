import Foundation

/// The state of a session and its tokens, and how events move them. It knows no time of its own and
/// touches nothing.
struct SessionRecord<Contract: AuthContract>: Sendable {
  typealias State = Contract.SessionState

  private(set) var state: State
  private(set) var tokens: [String: StoredToken]
  /// The values that answers brought to be kept beside the tokens.
  private(set) var values: [String: String]
  /// The tokens that came from the store, and since when they are here. How long they lived before
  /// only the device's clock says, and that may have been set since.
  private(set) var restored: [String: Date] = [:]
  /// By which call each step of a sign-in came.
  private var steps: [String: Int] = [:]
  /// The events in the app while the store could not be read, in their order.
  private var waiting: [String] = []
  /// Tokens that the server did not take, and that wait to be replaced.
  private var refused: [String: Secret] = [:]

  static var unknown: SessionRecord { SessionRecord(state: .unknown) }
  static var signedOut: SessionRecord { SessionRecord(state: Contract.machine.start) }

  init(state: State, tokens: [String: StoredToken] = [:], values: [String: String] = [:]) {
    self.state = state
    self.tokens = tokens
    self.values = values
  }

  /// The state whose tokens are exactly those stored; nil if there is none, as after half a write.
  init?(restoring stored: StoredSession?, at now: Date) {
    // Tokens that another version's contract names and this one does not are no part of a session.
    // guard: unknown-tokens-ignored
    let tokens = (stored?.tokens ?? [:]).filter { Contract.rule($0.key) != nil }
    guard let state = StateFinder<Contract>.state(for: Set(tokens.keys)) else { return nil }
    // guard: unknown-tokens-cleared
    guard !tokens.isEmpty || stored?.isEmpty != false else { return nil }
    self.init(state: state, tokens: tokens, values: stored?.values ?? [:])
    restored = tokens.mapValues { _ in now }
  }

  /// Tokens that belong to no session any more.
  init(late tokens: [String: StoredToken]) {
    let state = StateFinder<Contract>.state(for: Set(tokens.keys))
    self.init(state: state ?? Contract.machine.start, tokens: tokens)
  }

  /// The session as the store must hold it.
  var stored: StoredSession {
    let durable = Set(StateFinder<Contract>.durable(Array(tokens.keys)))
    return StoredSession(tokens: tokens.filter { durable.contains($0.key) }, values: values)
  }
}

extension SessionRecord {
  /// Something happened. If it moves the session, all tokens go that the new state does not hold, but for the steps
  /// of sign-ins beside it; a state is not entered without what it holds.
  ///
  /// - Returns: whether a state was entered.
  @discardableResult
  mutating func happen(_ events: [String], granting grants: Grants = .none) -> Bool {
    if let next = Contract.machine.next(from: state, events) {
      var moved = self
      moved.take(grants, for: next)
      // guard: half-renewal-unstored
      if moved.enter(next) {
        self = moved
        return true
      }
    }
    // Tokens that only a state holds which is not entered would be half a session in the store.
    take(grants, for: nil)
    return false
  }

  /// While the store cannot be read what happens in the app waits, and of what an answer brings only a
  /// step is kept.
  mutating func wait(_ events: [String], granting grants: Grants = .none) {
    waiting += events
    // guard: early-tokens-step-only
    take(step(of: grants), for: nil)
  }

  /// The store was read: what has waited for it follows.
  mutating func goOn(from unknown: SessionRecord) {
    // guard: early-event-order
    for event in unknown.waiting { happen([event]) }
    // guard: loaded-challenge-kept, early-memory-token-step
    take(step(of: Grants(tokens: unknown.tokens)), for: nil)
    // guard: step-order-loaded
    steps = unknown.steps
  }

  /// A new session takes the place of what was; its state follows from the old one's, or from the
  /// machine's start. The step of a sign-in that was begun later stays.
  ///
  /// - Returns: whether one began; if not, all is as it was.
  mutating func begin(_ events: [String], granting grants: Grants) -> Bool {
    guard let next = target(of: events), mayBegin(next, by: grants) else { return false }
    var fresh = SessionRecord.signedOut
    // guard: later-step-survives-sign-in
    (fresh.tokens, fresh.steps) = (tokens.filter { isLater($0.key, than: grants) }, steps)
    let holds = Contract.machine.holds(next)
    var held = grants
    held.tokens = grants.tokens.filter { holds.contains($0.key) }
    // guard: next-person-fresh-values
    fresh.take(held, for: next)
    guard fresh.enter(next) else { return false }
    self = fresh
    return true
  }

  /// A person signed out: no step is left either.
  mutating func close(by event: String?) {
    if event.map({ happen([$0]) }) != true { self = .signedOut }
    // guard: step-ends-at-sign-out
    tokens = tokens.filter { Contract.machine.holds(state).contains($0.key) }
  }

  func target(of events: [String]) -> State? {
    let machine = Contract.machine
    return machine.next(from: state, events) ?? machine.next(from: machine.start, events)
  }

  // guard: later-step-stands
  private mutating func take(_ grants: Grants, for next: State?) {
    let held = Set(Self.session(in: state) + (next.map(Self.session) ?? []))
    for (name, token) in grants.tokens
    where held.contains(name)
      || Contract.rule(name)?.stored == .inMemory && !isLater(name, than: grants)
    {
      tokens[name] = token
      restored[name] = nil
      steps[name] = Contract.isStep(name) ? grants.number : nil
    }
    // Values that come without a token that lasts may be of somebody else, whom this person looks at.
    // guard: memory-token-same-person
    let lasting = StateFinder<Contract>.durable(Array(held))
    let isOfPerson = lasting.contains { grants.tokens[$0] != nil }
    // guard: viewed-person-not-owner
    if !held.isEmpty { values.merge(grants.values) { isOfPerson ? $1 : $0 } }
  }

  /// The step of this name that is here came by a call that was begun later.
  private func isLater(_ name: String, than grants: Grants) -> Bool {
    tokens[name] != nil && (steps[name] ?? 0) > grants.number
  }

  /// A step that the state left does not hold is of a sign-in that goes on.
  private mutating func enter(_ next: State) -> Bool {
    let (left, holds) = (Contract.machine.holds(state), Contract.machine.holds(next))
    guard StateFinder<Contract>.required(holds).allSatisfy({ tokens[$0] != nil }) else {
      return false
    }
    // guard: step-ends-with-state
    let goesOn = { Contract.isStep($0) && !left.contains($0) }
    // guard: renewal-keeps-step
    tokens = tokens.filter { holds.contains($0.key) || goesOn($0.key) }
    // guard: values-end-with-session
    if Self.session(in: next).isEmpty { values = [:] }
    state = next
    return true
  }
}

extension SessionRecord {
  /// - Returns: whether the end of a token's life moved the session.
  mutating func expire(at now: Date) -> Bool {
    // One end may make room for another: as many rounds as there are tokens, and no more.
    Contract.tokens.reduce(false) { hasMoved, _ in expireOnce(at: now) || hasMoved }
  }

  private mutating func expireOnce(at now: Date) -> Bool {
    let over = Contract.tokens.map(\.name).filter { tokens[$0]?.isOver(at: now) == true }
    return over.contains { name in
      // guard: clock-ends-no-session
      guard let next = Contract.machine.next(from: state, SessionEvents.expired(name)),
        isCertain(name, at: now) || goesOn(in: next)
      else { return false }
      // guard: unrenewable-session-expires, renewable-session-lasts
      return enter(goesOn(in: next) ? next : end(of: next))
    }
  }

  /// The state after one of which nothing is here that is kept, as where the token that renews never came. A token
  /// that did not come counts as over, or nobody could do anything in that state until the app is launched anew.
  private func end(of state: State) -> State {
    let missing = StateFinder<Contract>.durable(Contract.machine.holds(state))
    let ends = missing.lazy.compactMap {
      Contract.machine.next(from: state, SessionEvents.expired($0))
    }
    return ends.first ?? state
  }

  /// Something is left for the store, so that the session is there in the next run too. That a state
  /// holds a token does not say so: it may be optional, and missing.
  private func goesOn(in next: State) -> Bool {
    // guard: clock-spares-unrenewable
    StateFinder<Contract>.durable(Contract.machine.holds(next)).contains { tokens[$0] != nil }
  }

  /// A token's end is believed if it was granted in this run of the app, or has been here for as
  /// long as it lives. Otherwise only the server knows, and the device's clock ends no session.
  func isCertain(_ name: String, at now: Date) -> Bool {
    guard let since = restored[name], let token = tokens[name], let expires = token.expires else {
      return true
    }
    return now.timeIntervalSince(since) >= expires.timeIntervalSince(token.issued)
  }

  /// The server does not take these, as the device's clock has it: it was right.
  mutating func believe(_ names: some Sequence<String>) {
    for name in names { restored[name] = nil }
  }

  /// The server did not take these: they are not sent again if others can be had.
  mutating func refuse(_ used: [String: Secret]) { refused.merge(used) { $1 } }

  func isRefused(_ name: String) -> Bool {
    refused[name].map { $0 == tokens[name]?.secret } ?? false
  }

  /// An answer of this endpoint brings what these tokens are renewed for to a place where it is held.
  func hasPlace(for tokens: [String], from endpoint: String) -> Bool {
    let machine = Contract.machine
    return Set(tokens).isSubset(of: machine.holds(state))
      || machine.leads(from: state, by: endpoint, holding: tokens)
  }
}

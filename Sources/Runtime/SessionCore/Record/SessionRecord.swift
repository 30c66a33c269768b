/// The state of a session and its tokens, and how events move them. It knows no time of its own and
/// touches nothing.
package struct SessionRecord: Hashable, Sendable {
  let rules: SessionRules
  package private(set) var state: SessionStateID
  package private(set) var tokens: [String: HeldToken]
  /// The values that answers brought to be kept beside the tokens.
  package private(set) var values: [String: String]
  /// The sign-in that the session began with, as the store knows it.
  package private(set) var id: String?
  /// The tokens that came from the store, and since when they are here. How long they lived before
  /// only the device's clock says, and that may have been set since.
  private(set) var restored: [String: Double] = [:]
  /// By which call each step of a sign-in came.
  private(set) var steps: [String: Int] = [:]
  /// The events in the app while the store could not be read, in their order.
  private var waiting: [String] = []
  /// Tokens that the server did not take, and that wait to be replaced.
  private(set) var refused: [String: RefusedToken] = [:]

  package static func unknown(_ rules: SessionRules) -> SessionRecord {
    SessionRecord(rules, state: .unknown)
  }

  package static func signedOut(_ rules: SessionRules) -> SessionRecord {
    SessionRecord(rules, state: rules.start)
  }

  package init(
    _ rules: SessionRules, state: SessionStateID, tokens: [String: HeldToken] = [:],
    values: [String: String] = [:], id: String? = nil
  ) {
    self.rules = rules
    self.state = state
    self.tokens = tokens
    self.values = values
    self.id = id
  }

  /// The state whose tokens are exactly those stored; nil if there is none, as after half a write.
  package init?(_ rules: SessionRules, restoring stored: SessionContent?, at now: Double) {
    // Tokens that another version's contract names and this one does not are no part of a session.
    //! unknown-tokens-ignored
    let tokens = (stored.map(rules.current)?.tokens ?? [:]).filter { rules.token($0.key) != nil }
    guard let state = rules.state(for: Set(tokens.keys)) else { return nil }
    guard !tokens.isEmpty || stored?.isEmpty != false else { return nil }  //! unknown-cleared
    self.init(rules, state: state, tokens: tokens, values: stored?.values ?? [:], id: stored?.id)
    restored = tokens.mapValues { _ in now }
  }

  /// Tokens that belong to no session any more.
  package init(_ rules: SessionRules, late tokens: [String: HeldToken]) {
    //! late-tokens-of-session
    let state = rules.state(for: Set(tokens.keys.filter { !rules.isOfNoSession($0) }))
    self.init(rules, state: state ?? rules.start, tokens: tokens)
  }

  /// The session as the store must hold it.
  package var stored: SessionContent {
    let durable = Set(rules.durable(Array(tokens.keys)))
    let kept = tokens.filter { durable.contains($0.key) }
    return SessionContent(tokens: kept, values: values, id: kept.isEmpty ? nil : id)
  }
}

/// A token that the server did not take, and the endpoints that said so.
struct RefusedToken: Hashable, Sendable {
  let text: TokenText
  var endpoints: Set<String>
}

extension SessionRecord {
  /// Something happened. If it moves the session, all tokens go that the new state does not hold, but for the steps
  /// of sign-ins beside it; a state is not entered without what it holds.
  ///
  /// - Returns: whether a state was entered.
  @discardableResult
  package mutating func happen(_ events: [String], granting grants: Grants = .none) -> Bool {
    if let next = rules.next(from: state, events) {
      var moved = self
      moved.take(grants, for: next)
      if moved.enter(next) {  //! half-renewal-unstored
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
    take(step(of: grants), for: nil)  //! early-tokens-step-only
  }

  /// The store was read: what has waited for it follows.
  mutating func goOn(from unknown: SessionRecord) {
    for event in unknown.waiting { happen([event]) }  //! early-event-order
    take(step(of: Grants(tokens: unknown.tokens)), for: nil)  //! loaded-challenge-kept
    steps = unknown.steps  //! step-order-loaded
  }

  /// A new session takes the place of what was; its state follows from the old one's, or from the
  /// machine's start. The step of a sign-in that was begun later stays.
  ///
  /// - Returns: whether one began; if not, all is as it was.
  package mutating func begin(_ events: [String], granting grants: Grants, id: String? = nil)
    -> Bool
  {
    guard let next = target(of: events), mayBegin(next, by: grants) else { return false }
    var fresh = SessionRecord.signedOut(rules)
    fresh.id = id
    //! later-step-survives-sign-in
    (fresh.tokens, fresh.steps) = (tokens.filter { isLater($0.key, than: grants) }, steps)
    let holds = rules.holds(next)
    var held = grants
    //! sign-in-brings-value
    held.tokens = grants.tokens.filter { holds.contains($0.key) || rules.isBeside($0.key) }
    fresh.take(held, for: next)  //! next-person-fresh-values
    guard fresh.enter(next) else { return false }
    self = fresh
    return true
  }

  /// A person signed out: no step is left either.
  mutating func close(by event: String?) {
    if event.map({ happen([$0]) }) != true { self = .signedOut(rules) }
    tokens = tokens.filter { rules.holds(state).contains($0.key) }  //! step-ends-at-sign-out
  }

  func target(of events: [String]) -> SessionStateID? {
    rules.next(from: state, events) ?? rules.next(from: rules.start, events)
  }

  private mutating func take(_ grants: Grants, for next: SessionStateID?) {  //! later-step-stands
    let held = Set(rules.session(in: state) + (next.map(rules.session) ?? []))
    for (name, token) in grants.tokens
    where held.contains(name)
      || rules.token(name)?.place == .memory && !isLater(name, than: grants)
    {
      tokens[name] = token
      restored[name] = nil
      refused[name] = nil
      steps[name] = rules.isStep(name) ? grants.number : nil
    }
    // Values that come without a token that lasts may be of somebody else, whom this person looks at.
    let lasting = rules.durable(Array(held))  //! memory-token-same-person
    let isOfPerson = lasting.contains { grants.tokens[$0] != nil }
    if !held.isEmpty { values.merge(grants.values) { isOfPerson ? $1 : $0 } }  //! viewed-person
  }

  /// The step of this name that is here came by a call that was begun later.
  private func isLater(_ name: String, than grants: Grants) -> Bool {
    tokens[name] != nil && (steps[name] ?? 0) > grants.number
  }

  /// A step that the state left does not hold is of a sign-in that goes on.
  private mutating func enter(_ next: SessionStateID) -> Bool {
    let (rules, left, holds) = (rules, rules.holds(state), rules.holds(next))
    guard rules.required(holds).allSatisfy({ tokens[$0] != nil }) else {
      return false
    }
    let isSession = !rules.session(in: next).isEmpty
    let goesOn = {  //! renewal-keeps-value
      rules.isStep($0) ? !left.contains($0) : isSession && rules.isBeside($0)
    }
    tokens = tokens.filter { holds.contains($0.key) || goesOn($0.key) }  //! renewal-keeps-step
    restored = restored.filter { tokens[$0.key] != nil }
    refused = refused.filter { tokens[$0.key] != nil }
    if rules.session(in: next).isEmpty { (values, id) = ([:], nil) }  //! values-end-with-session
    state = next
    return true
  }
}

/// The end of tokens' lives.
extension SessionRecord {
  /// - Returns: whether the end of a token's life moved the session.
  package mutating func expire(at now: Double) -> Bool {
    // One end may make room for another: as many rounds as there are tokens, and no more.
    rules.tokens.reduce(false) { hasMoved, _ in expireOnce(at: now) || hasMoved }
  }

  private mutating func expireOnce(at now: Double) -> Bool {
    for name in rules.tokens.map(\.name) where tokens[name]?.isOver(at: now) == true {
      guard let next = rules.next(from: state, SessionEvents.expired(name)),  //! clock-no-end
        isCertain(name, at: now) || goesOn(in: next)
      else { continue }
      if enter(goesOn(in: next) ? next : end(of: next)) { return true }  //! renewable-session-lasts
    }
    return false
  }

  /// The state after one of which nothing is here that is kept, as where the token that renews never came. A token
  /// that did not come counts as over, or nobody could do anything in that state until the app is launched anew.
  private func end(of state: SessionStateID) -> SessionStateID {
    let missing = rules.durable(rules.holds(state))
    let ends = missing.lazy.compactMap { rules.next(from: state, SessionEvents.expired($0)) }
    return ends.first ?? state
  }

  /// Something is left for the store, so that the session is there in the next run too. That a state
  /// holds a token does not say so: it may be optional, and missing.
  private func goesOn(in next: SessionStateID) -> Bool {
    rules.durable(rules.holds(next)).contains { tokens[$0] != nil }  //! clock-spares-unrenewable
  }

  /// A token's end is believed if it was granted in this run of the app, or has been here for as
  /// long as it lives. Otherwise only the server knows, and the device's clock ends no session.
  func isCertain(_ name: String, at now: Double) -> Bool {
    guard let since = restored[name], let token = tokens[name], let expires = token.expires else {
      return true
    }
    return now - since >= expires - token.issued
  }

  /// The server does not take these, as the device's clock has it: it was right.
  mutating func believe(_ names: some Sequence<String>) {
    for name in names { restored[name] = nil }
  }

  /// This endpoint did not take these: they are not sent there again if others can be had.
  mutating func refuse(_ used: [String: TokenText], by endpoint: String) {
    for (name, text) in used where tokens[name]?.text == text {
      var all =
        refused[name].flatMap { $0.text == text ? $0 : nil }
        ?? RefusedToken(text: text, endpoints: [])
      all.endpoints.insert(endpoint)
      refused[name] = all
    }
  }

  /// - Parameter endpoint: nil for any.
  func isRefused(_ name: String, by endpoint: String? = nil) -> Bool {
    guard let refused = refused[name], refused.text == tokens[name]?.text else { return false }
    return endpoint.map(refused.endpoints.contains) ?? true
  }
}

/// The protocol of one session: what follows from each event. It performs nothing itself.
///
/// Times are seconds of one clock that goes on while the process runs.
package struct SessionCore: Hashable, Sendable {
  package let rules: SessionRules
  /// The endpoint that renews; nil where the call cannot be made.
  package var renewalEndpoint: String?
  package internal(set) var record: SessionRecord
  package internal(set) var numbers = SessionNumbers()
  /// The content of the store as it was last read or written.
  var base: ExpectedContent = .anything
  /// The store does not say yet what the record says.
  package internal(set) var isUnwritten = false
  /// Why the store could not be used last; nil if it could.
  package internal(set) var fault: SessionFault?
  /// The last session that ended, and by which refusal.
  package internal(set) var ended: EndedSession?
  var calls: [Int: CallState] = [:]
  /// By the number of the session that each renews.
  var flights: [Int: Flight] = [:]
  /// By the number of the session that is left, while its last renewal is under way.
  var leaving: [Int: Leaving] = [:]
  var renewals = RenewalHistory()
  /// A renewal goes on behind a call whose token is good.
  package var renewsAhead = true
  /// The app's launch was told.
  var hasLaunched = false
  /// The launch wants a renewal, and the state has no place for it yet.
  var awaitsUnlock = false
  /// The session that was renewed because the app was launched.
  var launched: Int?

  package init(_ rules: SessionRules, renewalEndpoint: String?, record: SessionRecord? = nil) {
    self.rules = rules
    self.renewalEndpoint = renewalEndpoint
    self.record = record ?? .unknown(rules)
  }

  package var session: Int { numbers.session }

  static let launch = "app.launches"

  /// A number for a call, a sign-in or a wait.
  package mutating func newCall(_ kind: CallKind) -> Int {
    let number = numbers.next()
    var call = CallState(id: number, kind: kind, number: number, session: session)
    if kind == .signIn { call.freshness = .alive }
    calls[number] = call
    return number
  }

  /// The session ends without an event of the contract.
  package mutating func endSession() { numbers.endSession() }

  /// A number for a sign-in that is no call, as one on a page.
  package mutating func newNumber() -> Int { numbers.next() }

  /// - Returns: the effects, in the order in which they are to be performed.
  package mutating func on(
    _ event: SessionEvent, at now: Double, store: some SessionStorage
  ) -> [SessionEffect] {
    var turn = EventContext(now: now, store: store)
    handle(event, &turn)
    return turn.effects
  }

  private mutating func handle(_ event: SessionEvent, _ turn: inout EventContext) {
    switch event {
    case .look: look(&turn)
    case .storeChanged: _ = reread(&turn)
    case .appEvent(let name): appEvent(name, &turn)
    case .callback(let name, let session): callback(name, in: session, &turn)
    case .rewrite: rewrite(&turn)
    case .prepares(let call): prepare(call, &turn)
    case .sends(let call, let endpoint, let used): send(call, endpoint, used, &turn)
    case .lacks(let call, let token): lacks(call, token, &turn)
    case .answered(let call, let result): answered(call, result, &turn)
    case .cancelled(let call): cancelled(call, &turn)
    case .abandons(let call): calls[call] = nil
    case .wantsRenewal(let call): wantsRenewal(call, &turn)
    case .launches(let call): launches(call, &turn)
    case .signedIn(let call, let events, let grants, let id):
      signedIn(call, events, grants, id, &turn)
    case .signsOut(let call, let endpoint): signsOut(call, endpoint, &turn)
    case .writes(let call): writes(call, &turn)
    case .leased(let flight): leased(flight, &turn)
    case .renewalSent(let flight, let endpoint, let used):
      renewalSent(flight, endpoint, used, &turn)
    case .renewalUnsent(let flight, let fault): renewalUnsent(flight, fault, &turn)
    case .renewalAnswered(let flight, let result): renewalAnswered(flight, result, &turn)
    case .timer(let flight): alarm(flight, &turn)
    }
  }
}

/// A session that is over.
package struct EndedSession: Hashable, Sendable {
  package let session: Int
  /// The refusal that ended it; nil if it was none.
  package let because: String?
}

/// One event under way: its time, the store and the effects so far.
struct EventContext {
  let now: Double
  let store: any SessionStorage
  /// A look leaves the store as it is.
  var mayWrite = true
  private(set) var effects: [SessionEffect] = []

  init(now: Double, store: any SessionStorage) {
    self.now = now
    self.store = store
  }

  mutating func add(_ effect: SessionEffect) { effects.append(effect) }

  mutating func resume(_ call: Int, _ verdict: Verdict) {
    effects.append(.resume(call: call, verdict))
  }
}

import Foundation

extension AuthSession {
  /// Reads the store if that was not done, lets end what is over, and writes what is not written.
  ///
  /// - Returns: why no token may be used; nil if they may.
  func settle(expiring: Bool = true) -> Fault? {
    do throws(Fault) {
      try load()
      if expiring { expire() }
      try write()
      return nil
    } catch {
      return error
    }
  }

  private func load() throws(Fault) {
    guard record.state == .unknown else { return }
    let stored: StoredSession?
    do { stored = try shared.store.load() } catch { throw .storeUnreadable }
    let restored = SessionRecord<Contract>(
      restoring: stored?.moved(by: -shared.time.shift), at: now)
    let unknown = record
    shared.record = restored ?? .signedOut
    shared.isUnwritten = restored == nil
    // guard: lock-before-show
    let loaded = record
    shared.record.goOn(from: unknown)
    // guard: lock-before-store
    follow(loaded, because: nil)
  }

  func expire() {
    let before = record
    if shared.record.expire(at: now) { follow(before, because: nil) }
  }

  func write() throws(Fault) {
    guard shared.isUnwritten else { return }
    // guard: stored-lives-shifted
    let stored = record.stored.moved(by: shared.time.shift)
    // guard: unstored-pair-unused
    do {
      if stored.tokens.isEmpty { try shared.store.clear() } else { try shared.store.save(stored) }
    } catch { throw .storeUnwritable }
    shared.isUnwritten = false
  }

  /// Something happened to the session. While it is unknown nothing can, but a sign-in may be under way.
  func happen(
    _ events: [String], granting grants: Grants = .none, because refusal: RefusalRule? = nil
  ) {
    // guard: early-challenge-waits
    guard record.state != .unknown else { return shared.record.wait([], granting: grants) }
    let before = record
    let hasMoved = shared.record.happen(events, granting: grants)
    if hasMoved || !grants.isEmpty { follow(before, because: refusal) }
  }

  // guard: page-sign-out-before-load
  /// A callback without tokens can move the session too: the one in which the page was opened, not a
  /// later one. Where it ends sessions it is a sign-out, whatever is known of the session here, and though it
  /// ended by itself meanwhile: it may still be stored.
  ///
  /// - Throws: `.storeUnwritable` if the session is over and the store could not be cleared.
  package func happened(_ event: String, in session: Int) throws(Fault) {
    // guard: expired-page-session-cleared
    _ = settle(expiring: false)
    // guard: stale-callback-keeps-session, page-sign-out-own-end
    guard session == self.session || record.holdsNoSession else { return }
    // guard: empty-callback-moves-nothing
    guard record.ends(by: event) else { return happen([event]) }
    close(by: event)
    // guard: page-sign-out-stays-stored
    try write()
  }

  /// The record has changed: the store, the session's number and those who watch come after it.
  private func follow(_ before: SessionRecord<Contract>, because refusal: RefusalRule?) {
    shared.isUnwritten = shared.isUnwritten || before.stored != record.stored
    // If this fails, nobody gets a token before it has succeeded.
    try? write()
    if record.holdsNoSession, !before.holdsNoSession {
      shared.ended = (session, refusal)
      shared.generations.endSession()
    }
    show()
  }

  /// Shows the state to those who watch.
  func show() {
    guard let before = shared.board.show(record.state, record.values) else { return }
    wire.observers.tell(.moved(from: "\(before)", to: "\(record.state)"))
  }

  /// Why a call of that session cannot go on.
  func signedOut<Refusal>(_ session: Int, _ type: Refusal.Type) -> CallFailure<Refusal> {
    let ended = shared.ended
    return .signedOut(because: ended?.session == session ? ended?.because : nil)
  }

  /// Another token has taken the place of one of these.
  func isReplaced(_ used: [String: Secret]) -> Bool {
    used.contains { name, secret in record.tokens[name].map { $0.secret != secret } ?? false }
  }

  /// Collects the tokens and values that an answer brings, as they are kept.
  func grants(of answer: Any, sent: Date, number: Int = 0) -> Grants {
    let (now, lead) = (now, shared.time.lead)
    var grants = Grants(values: (answer as? any KeepsValues)?.kept ?? [:], number: number)
    for token in (answer as? any GrantsTokens)?.tokens ?? [] {
      let rule = Contract.rule(token.name)
      grants.named.insert(token.name)
      // An empty text where others leave it out: the token that is held goes on.
      // guard: empty-token-ignored
      guard rule?.stored != .nowhere, !token.secret.reveal().isEmpty else { continue }
      grants.tokens[token.name] = StoredToken(
        token, rule: rule, sent: sent, now: now, lead: lead)
    }
    return grants
  }
}

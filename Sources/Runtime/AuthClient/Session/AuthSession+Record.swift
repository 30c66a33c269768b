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
    do { stored = try store.load() } catch { throw .storeUnreadable }
    let restored = SessionRecord<Contract>(restoring: stored)
    record = restored ?? .signedOut
    isUnwritten = restored == nil
    board.show(record.state)
  }

  private func expire() {
    let before = record
    if record.expire(at: wire.clock.now) { follow(before, because: nil) }
  }

  func write() throws(Fault) {
    guard isUnwritten else { return }
    let stored = record.stored
    do {
      if stored.tokens.isEmpty { try store.clear() } else { try store.save(stored) }
    } catch { throw .storeUnwritable }
    isUnwritten = false
  }

  /// Something happened to the session. While it is unknown nothing can.
  func happen(
    _ events: [String], granting granted: [String: StoredToken] = [:],
    because refusal: RefusalRule? = nil
  ) {
    guard record.state != .unknown else { return }
    let before = record
    let hasMoved = record.happen(events, granting: granted)
    if hasMoved || !granted.isEmpty { follow(before, because: refusal) }
  }

  /// The record has changed: the store, the session's number and those who watch come after it.
  private func follow(_ before: SessionRecord<Contract>, because refusal: RefusalRule?) {
    isUnwritten = true
    // Where this fails, nobody gets a token before it has succeeded.
    try? write()
    if record.holdsNothing, !before.holdsNothing {
      ended = (generations.session, refusal)
      generations.endSession()
    }
    board.show(record.state)
  }

  /// Why a call of that session cannot go on.
  func signedOut<Refusal>(_ session: Int, _ type: Refusal.Type) -> CallFailure<Refusal> {
    .signedOut(because: ended?.session == session ? ended?.because : nil)
  }

  /// Another token has taken the place of one of these.
  func isReplaced(_ used: [String: Secret]) -> Bool {
    used.contains { name, secret in record.tokens[name].map { $0.secret != secret } ?? false }
  }

  /// The tokens of an answer as they are kept.
  func granted(by answer: Any, sent: Date) -> [String: StoredToken] {
    let now = wire.clock.now
    let tokens = (answer as? any GrantsTokens)?.tokens ?? []
    return tokens.reduce(into: [:]) { kept, token in
      let rule = Contract.rule(token.name)
      guard rule?.stored != .nowhere else { return }
      kept[token.name] = StoredToken(token, rule: rule, sent: sent, now: now)
    }
  }
}

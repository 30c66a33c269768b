import Primitives

/// The store of the session that tells the server of a pending sign-out: a renewal for its sake is kept with it.
final class PendingTokens: TokenStore, Sendable {
  private let list: PendingSignOuts
  private let id: String
  private let time: Timekeeper
  /// The tokens before the first renewal come from the list.
  private let last = MemoryStore()

  init(of id: String, in list: PendingSignOuts, _ time: Timekeeper) {
    (self.list, self.id, self.time) = (list, id, time)
  }

  var place: StorePlace { StorePlace(of: self) }

  func load() -> StoredSession? { last.load() }

  func save(_ session: StoredSession) {
    last.save(session)
    list.update(id, session.tokens, at: time.shown)  //! pending-sign-out-renewed
  }

  /// The server's answer decides what becomes of the sign-out.
  func clear() { last.clear() }
}

import AuthClient

/// The same store, as if it were of another process: a place of its own to this one.
final class OtherProcess: TokenStore, @unchecked Sendable {
  private let store: UnreliableStore
  var place: StorePlace { StorePlace(of: self) }

  init(_ store: UnreliableStore) { self.store = store }

  func load() throws -> StoredSession? { try store.load() }
  func save(_ session: StoredSession) throws { try store.save(session) }
  func clear() throws { try store.clear() }
}

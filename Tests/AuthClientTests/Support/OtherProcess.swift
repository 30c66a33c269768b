import AuthClient

/// A class of its own is a place of its own to this process.
final class OtherProcess: TokenStore, @unchecked Sendable {
  private let store: UnreliableStore

  init(_ store: UnreliableStore) { self.store = store }

  func load() throws -> StoredSession? { try store.load() }
  func save(_ session: StoredSession) throws { try store.save(session) }
  func clear() throws { try store.clear() }
}

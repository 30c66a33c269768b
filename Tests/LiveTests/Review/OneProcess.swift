import AuthClient
import AuthFiles

/// A file store as one process of several sees it: a place of its own to this one.
final class OneProcess: MultiProcessStore, Sendable {
  private let store: FileStore

  init(_ store: FileStore) { self.store = store }

  var place: StorePlace { StorePlace(of: self) }
  func load() throws -> StoredSession? { try store.load() }
  func save(_ session: StoredSession) throws { try store.save(session) }
  func clear() throws { try store.clear() }

  func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool { try store.replace(with: session, where: isExpected) }

  func lease(within seconds: Double) async throws -> ReleaseToken? {
    try await store.lease(within: seconds)
  }
  func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken? { nil }
}

/// A struct around a store, as an app writes one to log or to encrypt.
struct WrappedStore: TokenStore {
  let store: any TokenStore

  var place: StorePlace { store.place }
  func load() throws -> StoredSession? { try store.load() }
  func save(_ session: StoredSession) throws { try store.save(session) }
  func clear() throws { try store.clear() }
}

import Stores
import Synchronization

/// The keys of a store, and one read of them that brings what it found only when it may.
final class SlowKeys: KeyStore {
  private enum Catching { case nothing, next, one }

  private let store: any KeyStore
  private let catching = Mutex(Catching.nothing)

  init(_ store: any KeyStore) { self.store = store }

  /// The next read finds what there is, and keeps it until it is let go.
  func catchNext() { catching.withLock { $0 = .next } }
  func letGo() { catching.withLock { $0 = .nothing } }

  func hasCaught() async throws {
    while catching.withLock({ $0 != .one }) { try await Task.sleep(for: .milliseconds(1)) }
  }

  func signingKeys() async throws(StoreFault) -> [SigningKey] {
    let found = try await store.signingKeys()
    let isCaught = catching.withLock { catching in
      defer { if catching == .next { catching = .one } }
      return catching == .next
    }
    guard isCaught else { return found }
    while catching.withLock({ $0 == .one }) { try? await Task.sleep(for: .milliseconds(1)) }
    return found
  }

  func add(
    _ key: SigningKey, unlessNewerThan moment: Moment
  ) async throws(StoreFault) -> [SigningKey] {
    try await store.add(key, unlessNewerThan: moment)
  }

  func removeSigningKeys(olderThan moment: Moment) async throws(StoreFault) {
    try await store.removeSigningKeys(olderThan: moment)
  }

  func secret(_ name: String) async throws(StoreFault) -> [UInt8] { try await store.secret(name) }
}

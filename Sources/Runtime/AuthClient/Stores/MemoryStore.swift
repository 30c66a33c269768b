import Foundation
import Primitives

/// A store in memory, for tests and previews. It forgets everything when the app ends.
public final class MemoryStore: TokenStore, @unchecked Sendable {
  private let lock = Lock()
  private var session: StoredSession?

  /// Creates a store; empty by default.
  public init(_ session: StoredSession? = nil) { self.session = session }

  public var place: StorePlace { StorePlace(of: self) }

  public func load() -> StoredSession? { lock.withLock { session } }

  public func save(_ session: StoredSession) { lock.withLock { self.session = session } }

  public func clear() { lock.withLock { session = nil } }
}

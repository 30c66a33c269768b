import Foundation
import Primitives

/// Forgets everything when the app ends. For tests and previews.
public final class MemoryStore: TokenStore, @unchecked Sendable {
  private let lock = Lock()
  private var session: StoredSession?

  public init(_ session: StoredSession? = nil) { self.session = session }

  public var place: StorePlace { StorePlace(of: self) }

  public func load() -> StoredSession? { lock.withLock { session } }

  public func save(_ session: StoredSession) { lock.withLock { self.session = session } }

  public func clear() { lock.withLock { session = nil } }
}

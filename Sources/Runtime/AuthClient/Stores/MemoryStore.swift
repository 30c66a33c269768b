import Foundation
import Primitives

/// A store in memory, for tests and previews. It forgets everything when the app ends.
public final class MemoryStore: TokenStore {
  private let session: Locked<StoredSession?>

  /// Creates a store; empty by default.
  public init(_ session: StoredSession? = nil) { self.session = Locked(session) }

  public var place: StorePlace { StorePlace(of: self) }

  public func load() -> StoredSession? { session.use { $0 } }

  public func save(_ session: StoredSession) { self.session.use { $0 = session } }

  public func clear() { session.use { $0 = nil } }
}

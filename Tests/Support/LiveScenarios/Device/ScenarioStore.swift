import AuthClient
import Foundation

/// The session that a device keeps, which all processes of the app share.
final class KeptSession: @unchecked Sendable {
  private let lock = NSLock()
  private var session: StoredSession?

  var content: StoredSession? { lock.withLock { session } }

  func replace(with new: StoredSession?, where isExpected: (StoredSession?) -> Bool) -> Bool {
    lock.withLock {
      guard isExpected(session) else { return false }
      session = new
      return true
    }
  }
}

/// The content of a device's store, as one process has it.
final class ScenarioStore: MultiProcessStore, @unchecked Sendable {
  private let lock = NSLock()
  /// Nil once the process is over.
  private var kept: KeptSession?

  init(_ kept: KeptSession) { self.kept = kept }

  private struct ProcessIsOver: Error {}

  var place: StorePlace { StorePlace(of: self) }

  func load() throws -> StoredSession? { lock.withLock { kept }?.content }

  func save(_ session: StoredSession) throws { _ = try replace(with: session) { _ in true } }

  func clear() throws { _ = try replace(with: nil) { _ in true } }

  func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool {
    guard let kept = lock.withLock({ kept }) else { throw ProcessIsOver() }
    return kept.replace(with: session, where: isExpected)
  }

  /// The steps of a scenario come one after the other, so nobody waits for a lease.
  func lease(within seconds: Double) async -> ReleaseToken? { nil }

  func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken? { nil }

  /// The process is over: nothing that it still does reaches the device.
  func cut() { lock.withLock { kept = nil } }
}

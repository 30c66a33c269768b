import AuthClient
import Foundation

/// The store of a device, which all processes of the app share.
final class DeviceStore: @unchecked Sendable {
  private let lock = NSLock()
  private var session: StoredSession?
  private var isWritable = true

  var content: StoredSession? { lock.withLock { session } }

  func failOrWork() { lock.withLock { isWritable.toggle() } }

  struct Broken: Error {}

  func replace(
    with new: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool {
    try lock.withLock {
      guard isWritable else { throw Broken() }
      guard isExpected(session) else { return false }
      session = new
      return true
    }
  }
}

/// The store as one process has it. Each look whether another process renews waits for the trace.
final class ReplayStore: MultiProcessStore, @unchecked Sendable {
  private let lock = NSLock()
  /// Nil once the process was killed.
  private var device: DeviceStore?
  private var leases: [CheckedContinuation<Void, Never>] = []
  private var changed: (@Sendable () -> Void)?

  init(_ device: DeviceStore) { self.device = device }

  var place: StorePlace { StorePlace(of: self) }

  func load() throws -> StoredSession? { lock.withLock { device }?.content }

  func save(_ session: StoredSession) throws { _ = try replace(with: session) { _ in true } }

  func clear() throws { _ = try replace(with: nil) { _ in true } }

  func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool {
    guard let device = lock.withLock({ device }) else { throw DeviceStore.Broken() }
    return try device.replace(with: session, where: isExpected)
  }

  func lease(within seconds: Double) async -> ReleaseToken? {
    await withCheckedContinuation { waiting in lock.withLock { leases.append(waiting) } }
    return nil
  }

  func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken? {
    lock.withLock { self.changed = changed }
    return nil
  }

  /// How many renewals wait for their lease.
  var waiting: Int { lock.withLock { leases.count } }

  func lend(_ index: Int) {
    lock.withLock { leases.indices.contains(index) ? leases.remove(at: index) : nil }?.resume()
  }

  func tellOfChange() { lock.withLock { changed }?() }

  /// The process is over: nothing that it still does reaches the device.
  func cut() {
    let all = lock.withLock {
      device = nil
      defer { leases = [] }
      return leases
    }
    for waiting in all { waiting.resume() }
  }
}

import Primitives

/// The right of this process to renew, and the system's time for it. The lease ends with the time: the system ends a
/// process that is suspended while it holds a lock.
final class RenewalLease: @unchecked Sendable {
  private let lock = Lock()
  private var time: ReleaseToken?
  private var lease: ReleaseToken?
  private var hasExpired = false

  init(_ background: any BackgroundTime) {
    let time = background.begin { [weak self] in self?.expire() }
    lock.withLock { self.time = time }
  }

  /// Waits until no other process renews.
  func wait(for store: any TokenStore, within seconds: Double) async {
    guard let store = store as? any MultiProcessStore else { return }
    let lease = await store.lease(within: seconds)
    // guard: lease-ends-with-time
    lock.withLock { if !hasExpired { self.lease = lease } }
  }

  private func expire() {
    lock.withLock {
      hasExpired = true
      lease = nil
    }
  }
}

import Primitives

/// A lock or a lease that this process gives back when its background time expires.
///
/// iOS kills a process that it suspends while it holds a file lock in an app group: "0xdead10cc" in Apple's
/// "Understanding the exception types in a crash report".
package final class ExpiringHold: @unchecked Sendable {
  private let lock = Lock()
  private let onStep: @Sendable () -> Void
  private var time: ReleaseToken?
  private var held: AnyObject?
  private var isOver = false
  private var isLost = false

  /// Begins the time; take the lock after that.
  ///
  /// - Parameter onStep: runs before each step, for tests.
  init(_ background: any BackgroundTime, onStep: @escaping @Sendable () -> Void = {}) {
    self.onStep = onStep
    let time = background.begin { [weak self] in self?.expire() }
    lock.withLock { self.time = time }
  }

  package var hasExpired: Bool { lock.withLock { isOver } }
  /// True once a lock or a lease had to be given back.
  var hasLost: Bool { lock.withLock { isLost } }

  /// Keeps a lock or a lease as long as there is time.
  func keep(_ held: AnyObject?) {
    lock.withLock {
      guard !isOver else { return isLost = held != nil }  //! lease-ends-with-time
      self.held = held
    }
  }

  /// Runs one write. Expiry waits for it, so keep it short.
  ///
  /// - Throws: `.busy` if the lock has been given back: another process may have written since.
  package func step<Result>(_ write: () throws -> Result) throws -> Result {
    onStep()
    return try lock.withLock {
      guard !isOver else { throw StoreFailure.busy }  //! no-write-after-expiry
      return try write()
    }
  }

  private func expire() {
    lock.withLock {
      (isOver, isLost) = (true, isLost || held != nil)
      held = nil  //! expired-lock-released
    }
  }

  /// The lock goes first: without time the process may be suspended.
  deinit { held = nil }  //! lock-before-time
}

import Primitives

/// A lock or a lease that this process gives back when its background time expires.
///
/// iOS kills a process that it suspends while it holds a file lock in an app group: "0xdead10cc" in Apple's
/// "Understanding the exception types in a crash report".
package final class ExpiringHold: Sendable {
  private let onStep: @Sendable () -> Void
  private let state = Locked(State())

  private struct State {
    var time: ReleaseToken?
    var held: (any AnyObject & Sendable)?
    var isOver = false
    var isLost = false
  }

  /// Begins the time; take the lock after that.
  ///
  /// - Parameter onStep: runs before each step, for tests.
  init(_ background: any BackgroundTime, onStep: @escaping @Sendable () -> Void = {}) {
    self.onStep = onStep
    let time = background.begin { [weak self] in self?.expire() }
    state.use { $0.time = time }
  }

  package var hasExpired: Bool { state.use { $0.isOver } }
  /// True once a lock or a lease had to be given back.
  var hasLost: Bool { state.use { $0.isLost } }

  /// Keeps a lock or a lease as long as there is time.
  func keep(_ held: (any AnyObject & Sendable)?) {
    state.use { state in
      guard !state.isOver else { return state.isLost = held != nil }  //! lease-ends-with-time
      state.held = held
    }
  }

  /// Runs one write. Expiry waits for it, so keep it short.
  ///
  /// - Throws: `.busy` if the lock has been given back: another process may have written since.
  package func step<Result>(_ write: () throws -> Result) throws -> Result {
    onStep()
    return try state.use { state in
      guard !state.isOver else { throw StoreFailure.busy }  //! no-write-after-expiry
      return try write()
    }
  }

  private func expire() {
    state.use { state in
      (state.isOver, state.isLost) = (true, state.isLost || state.held != nil)
      state.held = nil  //! expired-lock-released
    }
  }

  /// The lock goes first: without time the process may be suspended.
  deinit { state.use { $0.held = nil } }  //! lock-before-time
}

import Foundation

/// An answer that the server has given and that does not reach the app yet.
final class HeldAnswer: @unchecked Sendable {
  private let lock = NSLock()
  /// Whether there is an answer; nil until that is known.
  private var isGiven: Bool?
  private var waiting: CheckedContinuation<Bool, Never>?
  private var isReleased = false
  private var held: CheckedContinuation<Void, Never>?

  /// Waits for the answer.
  ///
  /// - Returns: false where the call ended without one.
  func isThere() async -> Bool {
    await withCheckedContinuation { continuation in
      let known = lock.withLock {
        if isGiven == nil { waiting = continuation }
        return isGiven
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  /// The call is over.
  func isOver() { tell(false) }

  func release() {
    let held = lock.withLock {
      isReleased = true
      defer { self.held = nil }
      return self.held
    }
    held?.resume()
  }

  /// The answer is there, and waits until it is released.
  func arrive() async {
    tell(true)
    await withCheckedContinuation { continuation in
      let mayGo = lock.withLock {
        if !isReleased { held = continuation }
        return isReleased
      }
      if mayGo { continuation.resume() }
    }
  }

  private func tell(_ isGiven: Bool) {
    let waiting = lock.withLock {
      if self.isGiven == nil { self.isGiven = isGiven }
      defer { self.waiting = nil }
      return self.waiting
    }
    waiting?.resume(returning: isGiven)
  }
}

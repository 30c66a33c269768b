import AuthClient
import Foundation

/// A clock that stands still until a test moves it.
final class VirtualClock: WallClock, MonotonicClock, @unchecked Sendable {
  private let lock = NSLock()
  private var instant = Date(timeIntervalSince1970: 1_800_000_000)
  private var passed: TimeInterval = 0

  var now: Date { lock.withLock { instant } }
  var elapsed: TimeInterval { lock.withLock { passed } }

  /// Time passes.
  func advance(by seconds: TimeInterval) {
    lock.withLock {
      instant += seconds
      passed += seconds
    }
  }

  /// Sets the device's clock forward; back by a negative number.
  func jump(by seconds: TimeInterval) { lock.withLock { instant += seconds } }
}

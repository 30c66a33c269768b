import AuthClient
import Foundation

/// A clock that stands still until a test moves it.
final class VirtualClock: WallClock, @unchecked Sendable {
  private let lock = NSLock()
  private var instant = Date(timeIntervalSince1970: 1_800_000_000)

  var now: Date { lock.withLock { instant } }

  /// Negative to set it back.
  func advance(by seconds: TimeInterval) { lock.withLock { instant += seconds } }
}

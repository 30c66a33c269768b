import AuthClient
import Foundation

/// A clock that moves only when a test says so. Client and server share one, or have one each.
final class VirtualClock: WallClock, @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: Int

  init(_ seconds: Int = 1_800_000_000) { self.seconds = seconds }

  /// Seconds since 1970.
  var time: Int { lock.withLock { seconds } }

  var now: Date { Date(timeIntervalSince1970: TimeInterval(time)) }

  func advance(by duration: Int) { lock.withLock { seconds += duration } }
}

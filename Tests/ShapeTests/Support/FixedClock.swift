import AuthClient
import Foundation

/// 2027-01-15T08:00:00Z until a test says otherwise.
final class FixedClock: WallClock, @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: TimeInterval = 1_800_000_000

  var now: Date { lock.withLock { Date(timeIntervalSince1970: seconds) } }

  func advance(by duration: TimeInterval) { lock.withLock { seconds += duration } }
}

import AuthClient
package import Foundation

/// A clock that moves only when a test says so. Client and server share one, or have one each.
package final class VirtualClock: WallClock, @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: Int

  package init(_ seconds: Int = 1_800_000_000) { self.seconds = seconds }

  /// Seconds since 1970.
  package var time: Int { lock.withLock { seconds } }

  package var now: Date { Date(timeIntervalSince1970: TimeInterval(time)) }

  package func advance(by duration: Int) { lock.withLock { seconds += duration } }
}

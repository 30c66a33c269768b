public import Foundation

/// A clock that measures elapsed time. It never jumps, and counts on while the device sleeps.
public protocol MonotonicClock: Sendable {
  /// Seconds since some instant that stays the same while the app runs.
  var elapsed: TimeInterval { get }
}

extension SystemClock: MonotonicClock {
  private static let origin = ContinuousClock.now

  public var elapsed: TimeInterval {
    let (seconds, attoseconds) = Self.origin.duration(to: .now).components
    return TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
  }
}

import Foundation

/// How long a person still has to wait, counted down by the session's clock: show `remaining` anew
/// each second, and the form again when it `isOver`.
///
/// The end is the server's. On a device whose clock is wrong the count is too; a call that is made
/// too early is refused again and brings a new end.
public struct LockoutDisplay: Sendable {
  /// By the clock that counts.
  public let until: Date
  private let clock: any WallClock

  public init(until: Date, clock: any WallClock = SystemClock()) {
    self.until = until
    self.clock = clock
  }

  /// Whole seconds, rounded up so that it shows 0 only when it is over.
  public var remaining: Int {
    // guard: lockout-rounds-up
    let seconds = until.timeIntervalSince(clock.now).rounded(.up)
    return Int(exactly: min(max(seconds, 0), Self.longest)) ?? 0
  }

  public var isOver: Bool { remaining == 0 }

  /// Ten years, in seconds: an integer of a watch holds no more than 68.
  private static let longest: TimeInterval = 315_576_000
}

extension AuthSession {
  /// Nil unless there is a wait, and an instant at which it ends. The wait is by the device's clock, the
  /// count by the session's, which nobody sets.
  public nonisolated func lockout(_ recovery: Recovery) -> LockoutDisplay? {
    guard case .wait(let until?) = recovery else { return nil }
    // guard: lockout-one-clock
    return LockoutDisplay(until: wire.time.instant(until), clock: wire.time)
  }
}

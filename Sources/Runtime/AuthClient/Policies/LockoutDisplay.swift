import Foundation

/// A countdown until the user may try again. Show `remaining` each second, and the form again when it `isOver`.
///
/// The server sets the end. If the device's clock is wrong, so is the countdown; a call that comes too early is refused
/// again and brings a new end.
public struct LockoutDisplay: Sendable {
  /// The end of the wait, by the clock that counts.
  public let until: Date
  private let clock: any WallClock

  public init(until: Date, clock: any WallClock = SystemClock()) {
    self.until = until
    self.clock = clock
  }

  /// The remaining whole seconds, rounded up: 0 means that the wait is over.
  public var remaining: Int {
    let seconds = until.timeIntervalSince(clock.now).rounded(.up)  //! lockout-rounds-up
    return Int(exactly: min(max(seconds, 0), Self.longest)) ?? 0
  }

  public var isOver: Bool { remaining == 0 }

  /// Ten years, in seconds: an integer of a watch holds no more than 68.
  private static let longest: TimeInterval = 315_576_000
}

extension AuthSession {
  /// Returns a countdown for `.wait(until:)`; nil for other recoveries, and if the server didn't say when.
  ///
  /// It counts by the session's clock: the user can't shorten it by setting the device's.
  public nonisolated func lockout(_ recovery: Recovery) -> LockoutDisplay? {
    guard case .wait(let until?) = recovery else { return nil }
    return LockoutDisplay(until: wire.time.instant(until), clock: wire.time)  //! lockout-one-clock
  }
}

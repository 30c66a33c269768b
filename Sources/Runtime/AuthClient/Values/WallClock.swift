public import Foundation

/// A clock that tells the time. It may jump, because users can set the device's clock.
public protocol WallClock: Sendable {
  var now: Date { get }
}

/// The device's own clock.
public struct SystemClock: WallClock {
  public init() {}

  public var now: Date { Date() }
}

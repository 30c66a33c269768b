import Stores

@testable import ReferenceServer

/// A clock that stands until the control moves it.
struct HandClock: MovableClock {
  private let clock = VirtualClock(StandingClock.start)

  var now: Moment { clock.now }

  func advance(seconds: Int) { clock.advance(seconds: seconds) }
}

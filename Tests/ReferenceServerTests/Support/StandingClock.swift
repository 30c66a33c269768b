import Stores

@testable import ReferenceServer

/// A clock that stands at 2027-03-01T12:00:00Z.
struct StandingClock: Clock {
  static let start = Moment(seconds: 1_803_902_400)

  var now: Moment { Self.start }
}

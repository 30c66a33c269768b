import Primitives

/// A clock that stands still until it is moved.
package final class VirtualClock: Clock {
  private let moment: Locked<Moment>

  package init(_ moment: Moment) { self.moment = Locked(moment) }

  package var now: Moment { moment.use { $0 } }

  package func advance(milliseconds: Int64) {
    moment.use { $0 = Moment(milliseconds: $0.milliseconds + milliseconds) }
  }

  package func advance(seconds: Int) { advance(milliseconds: Int64(seconds) * 1_000) }
}

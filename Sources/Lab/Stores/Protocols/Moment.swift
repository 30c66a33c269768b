/// A point in time: milliseconds since 1970, in UTC.
package struct Moment: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  package init(seconds: Int) { milliseconds = Int64(seconds) * 1_000 }

  /// Whole seconds, as JWTs count them.
  package var seconds: Int { Int(milliseconds / 1_000) }

  package func adding(seconds: Int) -> Moment {
    Moment(milliseconds: milliseconds + Int64(seconds) * 1_000)
  }

  package static func < (left: Moment, right: Moment) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

/// A clock that tells the time. Handed in everywhere, so that a test or the lab's control can move it.
package protocol Clock: Sendable {
  var now: Moment { get }
  /// The time that it tells where the machine's own clock says this: nodes that share a database go by the database's
  /// machine. A clock that was moved is as far from that as from their own.
  func now(where machine: Moment) -> Moment
}

extension Clock {
  /// The time of a clock that no machine drives.
  package func now(where machine: Moment) -> Moment { now }
}

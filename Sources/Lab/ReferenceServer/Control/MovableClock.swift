package import Stores

/// A clock that the control can move, and only forwards: what was done stays done.
package protocol MovableClock: Clock {
  func advance(seconds: Int)
}

/// Runs on as another clock does, ahead of it by as much as it was moved.
package struct ShiftedClock: MovableClock {
  private let base: any Clock
  private let shift = VirtualClock(Moment(milliseconds: 0))

  package init(_ base: any Clock) { self.base = base }

  package var now: Moment { moved(base.now) }

  package func now(where machine: Moment) -> Moment { moved(base.now(where: machine)) }

  private func moved(_ moment: Moment) -> Moment {
    Moment(milliseconds: moment.milliseconds + shift.now.milliseconds)
  }

  package func advance(seconds: Int) { shift.advance(seconds: seconds) }
}

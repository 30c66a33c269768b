import Primitives

/// A clock that goes by the database's machine, so that nodes agree. A transaction asks for the time;
/// between transactions it is this machine's, corrected by what the latest one found.
final class DatabaseClock: Clock {
  private let difference = Locked<Int64>(0)
  private let base: any Clock

  init(_ base: any Clock) { self.base = base }

  var now: Moment {
    let ahead = difference.use { $0 }
    //! database-clock
    return base.now(where: Moment(milliseconds: MachineClock().now.milliseconds + ahead))
  }

  func now(where machine: Moment) -> Moment { base.now(where: machine) }

  /// It was asked for at `asked` and has just come: it is of some moment between.
  func measure(_ database: Moment, asked: Moment) {
    let between = (asked.milliseconds + MachineClock().now.milliseconds) / 2
    let ahead = database.milliseconds - between
    difference.use { $0 = ahead }
  }
}

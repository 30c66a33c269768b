import Dispatch

/// A clock that stands still until it is moved.
package final class VirtualClock: Clock, @unchecked Sendable {
  /// Unchecked, because the queue lets one at a time to the moment.
  private let queue = DispatchQueue(label: "VirtualClock")
  private var moment: Moment

  package init(_ moment: Moment) { self.moment = moment }

  package var now: Moment { queue.sync { moment } }

  package func set(_ moment: Moment) { queue.sync { self.moment = moment } }

  package func advance(milliseconds: Int64) {
    queue.sync { moment = Moment(milliseconds: moment.milliseconds + milliseconds) }
  }

  package func advance(seconds: Int) { advance(milliseconds: Int64(seconds) * 1_000) }
}

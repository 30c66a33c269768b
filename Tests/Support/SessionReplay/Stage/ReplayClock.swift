import AuthClient
import Foundation

/// The time of all processes of a replay, which moves when a trace says so.
final class ReplayTime: @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: Double

  init(_ seconds: Int) { self.seconds = Double(seconds) }

  var now: Date { lock.withLock { Date(timeIntervalSince1970: seconds) } }

  func advance(by duration: Double) { lock.withLock { seconds += duration } }
}

/// The clock of one process, with its work and its alarms.
final class ReplayClock: SteppedClock, @unchecked Sendable {
  let executor = StepExecutor()
  private let time: ReplayTime
  private let lock = NSLock()
  private var set: [SetAlarm] = []
  private var last = 0

  fileprivate struct SetAlarm {
    let number: Int
    let seconds: Double
    let end: Date
    let work: @Sendable () async -> Void
  }

  /// The time that a renewal may take, and the pauses after which a sign-out is told again. No pause of a renewal is
  /// as long as one of them.
  fileprivate static let deadline: Double = 10
  fileprivate static let farewells: [Double] = [5, 30, 120, 600]

  init(_ time: ReplayTime) { self.time = time }

  var now: Date { time.now }
  var spawner: Spawner { Spawner { self.executor.run($0) } }
  var alarm: Alarm {
    Alarm { seconds, work in
      let number = self.add(seconds, work)
      return { self.lock.withLock { self.set.removeAll { $0.number == number } } }
    }
  }

  private func add(_ seconds: Double, _ work: @escaping @Sendable () async -> Void) -> Int {
    lock.withLock {
      last += 1
      set.append(SetAlarm(number: last, seconds: seconds, end: now + seconds, work: work))
      return last
    }
  }

  /// The deadlines of renewals that are over ring, in the order in which they were set.
  func ringDeadlines() {
    let due = lock.withLock { () -> [SetAlarm] in
      let due = set.filter { $0.seconds == Self.deadline && $0.end <= now }
      set.removeAll { alarm in due.contains { $0.number == alarm.number } }
      return due
    }
    for alarm in due { executor.start(alarm.work) }
  }

  /// The pauses of renewals, in the order in which they began.
  var pauses: [Date] {
    lock.withLock { set.filter(\.isPause).map(\.end) }
  }

  func ring(pause index: Int) {
    let alarm = lock.withLock { () -> SetAlarm? in
      guard let place = set.indices.filter({ set[$0].isPause }).dropFirst(index).first else {
        return nil
      }
      return set.remove(at: place)
    }
    if let alarm { executor.start(alarm.work) }
  }
}

extension ReplayClock.SetAlarm {
  fileprivate var isPause: Bool {
    seconds != ReplayClock.deadline && !ReplayClock.farewells.contains(seconds)
  }
}

import Foundation

@testable import AuthClient

/// The alarms that are set, which ring when the test says so.
final class Alarms: @unchecked Sendable {
  private let lock = NSLock()
  private var set: [Int: (seconds: Double, work: @Sendable () async -> Void)] = [:]
  private var last = 0

  var alarm: Alarm {
    Alarm { seconds, work in
      let number = self.add(seconds, work)
      return { self.lock.withLock { self.set[number] = nil } }
    }
  }

  private func add(_ seconds: Double, _ work: @escaping @Sendable () async -> Void) -> Int {
    lock.withLock {
      last += 1
      set[last] = (seconds, work)
      return last
    }
  }

  func callOff() { lock.withLock { set = [:] } }

  /// Time passes until the last one rings.
  func ring(_ clock: VirtualClock) -> [@Sendable () async -> Void] {
    let all = lock.withLock { () -> [(seconds: Double, work: @Sendable () async -> Void)] in
      defer { set = [:] }
      return set.sorted { $0.key < $1.key }.map(\.value)
    }
    clock.advance(by: all.map(\.seconds).max() ?? 0)
    return all.map(\.work)
  }
}

import Dispatch

/// How often a server that is away is asked whether it is back: one asks, after pauses that grow to
/// a second, and all others are told at once that it is away.
final class ReconnectDelay: @unchecked Sendable {
  /// Unchecked, because the queue lets one at a time to what is below it.
  private let queue = DispatchQueue(label: "store.gate")
  private var failures = 0
  private var next: Int64 = 0

  /// True for whoever may try now.
  func mayTry() -> Bool {
    queue.sync {
      guard failures > 0 else { return true }
      guard PostgresWait.now >= next else { return false }  //! database-away-retried
      next = PostgresWait.now + 1_000
      return true
    }
  }

  func succeeded() { queue.sync { failures = 0 } }

  func failed() {
    queue.sync {
      failures = min(failures + 1, 16)
      let pause = Int64(min(1_000, 25 << failures))
      next = PostgresWait.now + Int64.random(in: pause / 2...pause)
    }
  }
}

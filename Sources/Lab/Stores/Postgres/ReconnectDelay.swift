import Primitives

/// How often a server that is away is asked whether it is back: one asks, after pauses that grow to
/// a second, and all others are told at once that it is away.
final class ReconnectDelay: Sendable {
  private let state = Locked((failures: 0, next: Int64(0)))

  /// True for whoever may try now.
  func mayTry() -> Bool {
    state.use { state in
      guard state.failures > 0 else { return true }
      guard PostgresWait.now >= state.next else { return false }  //! database-away-retried
      state.next = PostgresWait.now + 1_000
      return true
    }
  }

  func succeeded() { state.use { $0.failures = 0 } }

  func failed() {
    state.use { state in
      state.failures = min(state.failures + 1, 16)
      let pause = Int64(min(1_000, 25 << state.failures))
      state.next = PostgresWait.now + Int64.random(in: pause / 2...pause)
    }
  }
}

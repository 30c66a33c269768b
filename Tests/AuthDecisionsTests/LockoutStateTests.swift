import AuthDecisions
import Testing

@Suite struct LockoutStateTests {
  private let steps = [
    LockoutState.Step(failures: 5, lasts: 300), .init(failures: 10, lasts: 3_600),
  ]

  /// Counted by hand: 5, 10, 15, 20 … failures lock for 5 minutes and then for an hour.
  @Test func locksAtDeclaredSteps() {
    var lockout = LockoutState()
    var now: Int64 = 0
    var locks: [Int: Int64] = [:]
    for failure in 1...23 {
      guard case .allowed(let left, let until) = lockout.attempt(steps, now: now) else {
        Issue.record("failure \(failure) is locked out")
        return
      }
      #expect(left == (5 - failure % 5) % 5)
      #expect((until != nil) == (left == 0))
      if let until {
        locks[failure] = until - now
        #expect(lockout.attempt(steps, now: until - 1) == .locked(until: until))
        now = until
      }
    }
    #expect(locks == [5: 300_000, 10: 3_600_000, 15: 3_600_000, 20: 3_600_000])
  }

  @Test func lockedAttemptDoesNotCount() {
    var lockout = LockoutState(failures: 5, lockedUntil: 10, lockedAt: 5)
    let before = lockout
    #expect(lockout.attempt(steps, now: 9) == .locked(until: 10))
    #expect(lockout == before)
  }

  /// It releases its own lock, but no earlier one.
  @Test func forgivenAttemptDoesNotCount() {
    for failures in 0...12 {
      var lockout = LockoutState()
      var now: Int64 = 0
      for _ in 0..<failures {
        if let until = lockout.lockedUntil { now = until }
        _ = lockout.attempt(steps, now: now)
      }
      if let until = lockout.lockedUntil { now = until }
      let before = lockout
      _ = lockout.attempt(steps, now: now)
      lockout.forgive()
      #expect(lockout.failures == before.failures)
      #expect(lockout.lockedUntil.map { $0 <= now } ?? true)
    }
    var none = LockoutState()
    none.forgive()
    #expect(none == LockoutState())
  }

  @Test func nothingLocksWithoutSteps() {
    var lockout = LockoutState()
    for _ in 0..<100 {
      #expect(lockout.attempt([], now: 0) == .allowed(left: .max, lockedUntil: nil))
    }
  }

  @Test func lastStepRepeats() {
    var lockout = LockoutState()
    let steps = [LockoutState.Step(failures: 3, lasts: 0)]
    let left = (0..<7).map { _ -> Int in
      guard case .allowed(let left, _) = lockout.attempt(steps, now: 1) else { return -1 }
      return left
    }
    #expect(left == [2, 1, 0, 2, 1, 0, 2])
  }
}

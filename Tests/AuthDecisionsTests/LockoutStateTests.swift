import AuthDecisions
import Testing

@Suite struct LockoutStateTests {
  private let start: Int64 = 1_700_000_000_000
  private let steps: [LockoutState.Step]

  init() throws {
    steps = [
      try .init(failures: 5, lasts: .seconds(300)), try .init(failures: 10, lasts: .seconds(3_600)),
    ]
  }

  /// Counted by hand: 5, 10, 15, 20 … failures lock for 5 minutes and then for an hour.
  @Test func locksAtDeclaredSteps() throws {
    var lockout = LockoutState()
    var now = start
    var locks: [Int: Int64] = [:]
    for failure in 1...23 {
      guard case .allowed(let left, let until) = try lockout.attempt(steps, now: now) else {
        Issue.record("failure \(failure) is locked out")
        return
      }
      #expect(left == (5 - failure % 5) % 5)
      #expect((until != nil) == (left == 0))
      if let until {
        locks[failure] = until - now
        #expect(try lockout.attempt(steps, now: until - 1) == .locked(until: until))
        now = until
      }
    }
    #expect(locks == [5: 300_000, 10: 3_600_000, 15: 3_600_000, 20: 3_600_000])
  }

  @Test func lockedAttemptDoesNotCount() throws {
    var lockout = try LockoutState(failures: 5, lockedUntil: start + 10, lockedAt: 5)
    let before = lockout
    #expect(try lockout.attempt(steps, now: start + 9) == .locked(until: start + 10))
    #expect(lockout == before)
  }

  /// It releases its own lock, but no earlier one.
  @Test func forgivenAttemptDoesNotCount() throws {
    for failures in 0...12 {
      var lockout = LockoutState()
      var now = start
      for _ in 0..<failures {
        if let until = lockout.lockedUntil { now = until }
        _ = try lockout.attempt(steps, now: now)
      }
      if let until = lockout.lockedUntil { now = until }
      let before = lockout
      _ = try lockout.attempt(steps, now: now)
      lockout.forgive()
      #expect(lockout.failures == before.failures)
      #expect(lockout.lockedUntil.map { $0 <= now } ?? true)
    }
    var none = LockoutState()
    none.forgive()
    #expect(none == LockoutState())
  }

  @Test func nothingLocksWithoutSteps() throws {
    var lockout = LockoutState()
    for _ in 0..<100 {
      #expect(try lockout.attempt([], now: start) == .allowed(left: .max, lockedUntil: nil))
    }
  }

  @Test func lastStepRepeats() throws {
    var lockout = LockoutState()
    let steps = [try LockoutState.Step(failures: 3, lasts: .zero)]
    let left = try (0..<7).map { _ -> Int in
      guard case .allowed(let left, _) = try lockout.attempt(steps, now: start) else { return -1 }
      return left
    }
    #expect(left == [2, 1, 0, 2, 1, 0, 2])
  }
}

import AuthDecisions

/// Failures of one key as they are kept.
struct FailureCount: Equatable, Sendable {
  var failures = 0
  var lockedUntil: Moment?
  /// The number of failures that locked it.
  var lockedAt: Int?
}

/// Decides what steps of failures make of an attempt.
enum LockLadder {
  /// Counts the attempt, unless it is locked out.
  static func attempt(
    _ count: inout FailureCount, steps: [LockStep], now: Moment
  ) -> Attempt {
    var lockout = LockoutState(count)
    let steps = steps.map { LockoutState.Step(failures: $0.failures, lasts: $0.lasts) }
    let decision = lockout.attempt(steps, now: now.milliseconds)
    count = FailureCount(lockout)
    switch decision {
    case .allowed(let left, let until):
      return .allowed(left: left, lockedUntil: until.map(Moment.init(milliseconds:)))
    case .locked(let until): return .locked(until: Moment(milliseconds: until))
    }
  }

  /// A failure less; the lock that it brought goes with it.
  static func forgive(_ count: inout FailureCount) {
    var lockout = LockoutState(count)
    lockout.forgive()
    count = FailureCount(lockout)
  }
}

extension LockoutState {
  fileprivate init(_ count: FailureCount) {
    self.init(
      failures: count.failures, lockedUntil: count.lockedUntil?.milliseconds,
      lockedAt: count.lockedAt)
  }
}

extension FailureCount {
  fileprivate init(_ lockout: LockoutState) {
    failures = lockout.failures
    lockedUntil = lockout.lockedUntil.map(Moment.init(milliseconds:))
    lockedAt = lockout.lockedAt
  }
}

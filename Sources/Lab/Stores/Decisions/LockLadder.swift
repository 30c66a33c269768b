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
  ) throws(StoreFault) -> Attempt {
    let before = count
    let (lockout, decision) = try StoreFault.deciding { () throws(DecisionInputError) in
      var lockout = try LockoutState(before)
      let steps = try steps.map { step throws(DecisionInputError) in
        try LockoutState.Step(failures: step.failures, lasts: .seconds(step.lasts))
      }
      let decision = try lockout.attempt(steps, now: now.milliseconds)
      return (lockout, decision)
    }
    count = FailureCount(lockout)
    switch decision {
    case .allowed(let left, let until):
      return .allowed(left: left, lockedUntil: until.map(Moment.init(milliseconds:)))
    case .locked(let until): return .locked(until: Moment(milliseconds: until))
    }
  }

  /// One failure less. The lock that it caused goes with it.
  static func forgive(_ count: inout FailureCount) throws(StoreFault) {
    let before = count
    var lockout = try StoreFault.deciding { () throws(DecisionInputError) in
      try LockoutState(before)
    }
    lockout.forgive()
    count = FailureCount(lockout)
  }
}

extension LockoutState {
  fileprivate init(_ count: FailureCount) throws(DecisionInputError) {
    try self.init(
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

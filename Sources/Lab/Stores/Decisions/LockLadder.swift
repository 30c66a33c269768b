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
    // guard: locked-attempt-refused
    if let until = count.lockedUntil, now < until { return .locked(until: until) }
    count.failures += 1
    let next = nextStep(from: count.failures, of: steps)
    let isReached = next.failures == count.failures
    count.lockedUntil = isReached ? now.adding(seconds: next.lasts) : nil
    count.lockedAt = isReached ? count.failures : nil
    return .allowed(left: next.failures - count.failures, lockedUntil: count.lockedUntil)
  }

  /// A failure less; the lock that it brought goes with it.
  static func forgive(_ count: inout FailureCount) {
    count.failures = max(0, count.failures - 1)
    // guard: forgiven-lock-kept
    guard let lockedAt = count.lockedAt, count.failures < lockedAt else { return }
    count.lockedUntil = nil
    count.lockedAt = nil
  }

  /// The first step that is not behind so many failures. Behind the last one they come again at the
  /// distance of the last two.
  private static func nextStep(from failures: Int, of steps: [LockStep]) -> LockStep {
    let steps = steps.sorted { $0.failures < $1.failures }
    if let step = steps.first(where: { $0.failures >= failures }) { return step }
    let last = steps[steps.count - 1]
    let before = steps.count > 1 ? steps[steps.count - 2].failures : 0
    let distance = max(1, last.failures - before)
    let rounds = (failures - last.failures + distance - 1) / distance
    return LockStep(failures: last.failures + rounds * distance, lasts: last.lasts)
  }
}

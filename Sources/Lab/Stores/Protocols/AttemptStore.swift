/// Failures that are counted, and the locks that follow from them.
package protocol AttemptStore: Sendable {
  /// Counts a failure before anything is verified, so that two hundred at once are no more than the
  /// limit; what succeeds is taken back. The attempt that reaches a step locks, unless it succeeds.
  func attempt(_ key: String, steps: [LockStep]) async throws(StoreFault) -> Attempt
  func succeeded(_ key: String) async throws(StoreFault)
  /// Takes one failure back that was none: nothing could be verified.
  func forgive(_ key: String) async throws(StoreFault)
}

/// So many failures lock for so many seconds. Beyond the last step, as many failures again as lie
/// between the last two lock for as long as the last.
package struct LockStep: Hashable, Sendable {
  package let failures: Int
  package let lasts: Int

  package init(failures: Int, lasts: Int) {
    self.failures = failures
    self.lasts = lasts
  }
}

package enum Attempt: Equatable, Sendable {
  /// It may be verified. If it fails, so many more are left before a lock; with none left, the lock
  /// is until then.
  case allowed(left: Int, lockedUntil: Moment?)
  case locked(until: Moment)
}

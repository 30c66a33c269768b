/// Failed attempts under one key, such as an account, and what they lead to: the `lockout` of a contract.
///
/// Moments are milliseconds since 1970, and lengths of time are seconds.
public struct LockoutState: Equatable, Sendable {
  public private(set) var failures: Int
  public private(set) var lockedUntil: Int64?
  /// The number of failures that locked it.
  public private(set) var lockedAt: Int?

  public init(failures: Int = 0, lockedUntil: Int64? = nil, lockedAt: Int? = nil) {
    self.failures = failures
    self.lockedUntil = lockedUntil
    self.lockedAt = lockedAt
  }

  /// So many failures lock for so long.
  public struct Step: Hashable, Sendable {
    public let failures: Int
    public let lasts: Int

    public init(failures: Int, lasts: Int) {
      precondition(failures > 0 && lasts >= 0, "a lock comes after a failure and takes time")
      self.failures = failures
      self.lasts = lasts
    }
  }

  public enum Decision: Equatable, Sendable {
    /// Verify the attempt. If it fails, so many more are left before a lock; with none left, the lock is until then.
    case allowed(left: Int, lockedUntil: Int64?)
    /// Do not verify it, and say nothing of whether it would have been right.
    case locked(until: Int64)
  }

  /// Counts an attempt as a failure before it is verified: of many at once, no more are verified than are allowed.
  ///
  /// Keep the count before the verification, and call `forgive` or `forget` after a success.
  public mutating func attempt(_ steps: [Step], now: Int64) -> Decision {
    if let until = lockedUntil, now < until { return .locked(until: until) }  //! locked-attempt
    failures += 1
    let next = Self.nextStep(from: failures, of: steps)
    guard let next else { return .allowed(left: .max, lockedUntil: nil) }
    let isReached = next.failures == failures
    lockedUntil = isReached ? now + Int64(next.lasts) * 1_000 : nil
    lockedAt = isReached ? failures : nil
    return .allowed(left: next.failures - failures, lockedUntil: lockedUntil)
  }

  /// A failure less, for an attempt that was not judged; the lock that it brought goes with it.
  public mutating func forgive() {
    failures = max(0, failures - 1)
    guard let lockedAt, failures < lockedAt else { return }  //! forgiven-lock-kept
    lockedUntil = nil
    self.lockedAt = nil
  }

  /// The first step that is not behind so many failures. Behind the last one they come again at the distance of the
  /// last two. Nil where there are no steps.
  private static func nextStep(from failures: Int, of steps: [Step]) -> Step? {
    let steps = steps.sorted { $0.failures < $1.failures }
    if let step = steps.first(where: { $0.failures >= failures }) { return step }
    guard let last = steps.last else { return nil }
    let before = steps.count > 1 ? steps[steps.count - 2].failures : 0
    let distance = max(1, last.failures - before)
    let rounds = (failures - last.failures + distance - 1) / distance
    return Step(failures: last.failures + rounds * distance, lasts: last.lasts)
  }
}

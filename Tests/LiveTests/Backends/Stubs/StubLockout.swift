import TestLab

/// The lock that wrong passwords bring; NIST SP 800-63B's greatest number where a contract has no steps.
@StubActor
final class StubLockout {
  typealias Step = (failures: Int, lasts: Int)

  private let lab: StubLab
  private let steps: [Step]
  private let warn: (StubAccount) -> Void

  init(
    _ lab: StubLab, steps: [Step] = [(100, 3600)],
    warn: @escaping (StubAccount) -> Void = { _ in }
  ) {
    self.lab = lab
    self.steps = steps
    self.warn = warn
  }

  func requireOpen(_ account: StubAccount) throws {
    if account.lockedUntil > lab.now { throw Meant(.accountLocked, until: account.lockedUntil) }
  }

  /// Counts a try. More wrong ones than the last step has lock as that step does.
  func check(_ account: StubAccount, isRight: Bool) throws {
    try requireOpen(account)
    account.failures = isRight ? 0 : account.failures + 1
    if isRight { return }
    let next = steps.first { $0.failures > account.failures }
    if let step = steps.first(where: { $0.failures == account.failures })
      ?? (next == nil ? steps.last : nil)
    {
      account.lockedUntil = lab.now + step.lasts
      warn(account)
      try requireOpen(account)
    }
    throw Meant(.credentialsWrong, left: (next?.failures ?? 0) - account.failures)
  }
}

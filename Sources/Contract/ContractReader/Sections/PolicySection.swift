import ContractModel
import Diagnostics
import YAMLSource

extension Reader {
  func policies(_ node: Node?) -> Policies {
    let policies = read(Policies.self, node) ?? Policies()
    policies.password.map(check)
    policies.lockout.map(check)
    policies.signOut.map(check)
    return policies
  }

  private func check(_ policy: PasswordPolicy) {
    if let min = policy.minLength, let max = policy.maxLength, min.value > max.value {
      report(.limitsCross(min, max))
    }
    var first: [String: Text] = [:]
    for level in policy.strength.map(\.level) {
      check(authorName: level)
      if let other = first[level.value] { report(.levelTwice(level, first: other)) }
      first[level.value] = first[level.value] ?? level
    }
  }

  private func check(_ policy: LockoutPolicy) {
    for (step, next) in zip(policy.steps, policy.steps.dropFirst())
    where next.failures.value <= step.failures.value {
      report(.stepsOutOfOrder(next.failures, after: step.failures))
    }
  }

  /// Each thing is cleared, asked about or kept: it stands in one list.
  private func check(_ policy: SignOutPolicy) {
    var first: [String: Text] = [:]
    for item in [policy.clears, policy.asks, policy.keepsIfSynced, policy.keeps].joined() {
      check(authorName: item)
      if let other = first[item.value] { report(.inTwoLists(item, first: other.span)) }
      first[item.value] = first[item.value] ?? item
    }
  }
}

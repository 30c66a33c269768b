import AuthServer
import ContractModel
import Stores

/// Counts failures before anything is verified.
struct Lockout: Sendable {
  let store: any SessionStore & AttemptStore
  let policy: LockoutPolicy?
  let hash: KeyedHash

  /// The greatest number of NIST SP 800-63B, which holds where a contract has no rule.
  static let undeclared = [LockStep(failures: 100, lasts: 3_600)]

  private var steps: [LockStep] {
    policy?.steps.map { LockStep(failures: $0.failures.value, lasts: $0.lasts.value) }
      ?? Self.undeclared
  }

  /// The count of an attempt. Where the account itself is locked, every device is locked out. Elsewhere a device that
  /// signed in before counts for itself, so that nobody locks it out by guessing on another one; it has no more tries
  /// than anybody else. A shared count holds the attempts at several accounts.
  func key(
    _ identifier: Identifier, _ account: Account?, input: OperationInput, device: String?
  ) async throws -> (name: String, isShared: Bool) {
    if let device {
      // Asked of nobody's account too, which takes as long.
      let isKnown = try await store.knows(device: device, of: account?.id ?? "nobody")
      if isKnown, policy?.counts.value != .account, let account {  //! known-device-counts-apart
        return (hash.alias("attempt", "device \(account.id) \(device)"), false)
      }
    }
    let name = account.map { $0.counted(as: identifier) } ?? identifier.counted
    let peer = input.peer ?? ""
    switch policy?.counts.value {
    case .account: return (hash.alias("attempt", "account \(name)"), false)
    case .address: return (hash.alias("attempt", "address \(peer)"), true)
    case .accountAndAddress, nil:
      return (hash.alias("attempt", "both \(name) \(peer)"), false)
    }
  }

  func attempt(_ key: String) async throws -> Attempt {
    try await store.attempt(key, steps: steps)
  }
}

extension Account {
  /// All its names are one. Before anything is proven that is the first of them, as it was counted while it was free: a
  /// count that begins anew at a registration would tell that it was.
  fileprivate func counted(as identifier: Identifier) -> String {
    state == .unconfirmed ? (identifiers.first ?? identifier).counted : id  //! registration-count
  }
}

extension Identifier {
  fileprivate var counted: String { "\(kind) \(text)" }
}

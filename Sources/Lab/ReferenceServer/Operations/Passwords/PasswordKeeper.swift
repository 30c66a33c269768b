import AuthServer
import ContractModel
import Crypto
import Stores

/// Passwords that accounts keep: checks, hashes and sets them.
final class PasswordKeeper: Sendable {
  private let policy: PasswordPolicy?
  private let store: any AccountStore
  private let hasher: any PasswordHashing
  private let srp: SRPRecords
  private let changes: AccountChanges

  init(
    policy: PasswordPolicy?, store: any AccountStore, hasher: any PasswordHashing, srp: SRPRecords,
    changes: AccountChanges
  ) {
    self.policy = policy
    self.store = store
    self.hasher = hasher
    self.srp = srp
    self.changes = changes
  }

  /// The form in which to keep a password, once it may be chosen.
  func stored(
    _ password: Secret?, names: [String], userId: String? = nil
  ) async throws -> StoredPassword {
    let password = try chosen(password, names: names)
    let hash = try await hasher.hash(password)
    return StoredPassword(hash: hash, srp: try srp.record(password, userId: userId))
  }

  func chosen(_ password: Secret?, names: [String]) throws -> Secret {
    guard let password else { throw OperationRefusal(.requestInvalid) }
    guard PasswordCheck(policy: policy).accepts(password, names: names) else {
      throw OperationRefusal(.passwordWeak)
    }
    return password
  }

  /// Sets another password, which is then the person's own, unless somebody was faster, or what was shown for it is good
  /// no more. What is kept of it.
  @discardableResult
  func choose(
    _ password: Secret?, for account: Account, keeping: KeptSessions,
    orElse reason: Meaning = .credentialsWrong, shown proof: Proof? = nil
  ) async throws -> String {
    let stored = try await stored(password, for: account)
    try await set(stored, for: account, keeping: keeping, orElse: reason, shown: proof)
    return stored.text
  }

  func stored(_ password: Secret?, for account: Account) async throws -> StoredPassword {
    try await stored(
      password, names: account.identifiers.map(\.text), userId: account.srpUser)
  }

  func set(
    _ stored: StoredPassword, for old: Account, keeping: KeptSessions, orElse reason: Meaning,
    shown proof: Proof? = nil
  ) async throws {
    let isSet = try await store.replace(
      old.id, passwordHash: old.passwordHash, by: stored.text, keeping: keeping, shown: proof)
    guard isSet else {
      let now = try await store.account(old.id)
      guard case .session? = proof, now?.passwordHash == old.passwordHash else {
        throw OperationRefusal(reason)
      }
      throw try await changes.outdated(old)
    }
    if old.details.mustChangePassword {
      try await changes.change(old, AccountUpdate { $0.mustChangePassword = false })
    }
  }
}

extension Account {
  /// Under which its password is kept for sign-ins by SRP.
  var srpUser: String? { passwordHash.flatMap { StoredPassword($0).srp?.userId } }
}

import AuthServer
import Crypto
import Stores

extension Deeds {
  /// What to keep of a password, once it may be chosen.
  func stored(
    _ password: Secret?, names: [String], userId: String? = nil
  ) async throws -> StoredPassword {
    let password = try chosen(password, names: names)
    let hash = try await hasher.hash(password)
    return StoredPassword(hash: hash, srp: try srpRecord(password, userId: userId))
  }

  func chosen(_ password: Secret?, names: [String]) throws -> Secret {
    guard let password else { throw Refused(.requestInvalid) }
    guard PasswordCheck(policy: contract.policies.password).accepts(password, names: names) else {
      throw Refused(.passwordWeak)
    }
    return password
  }

  /// Sets another password, which is then the person's own, unless somebody was faster. What is spent for it is spent
  /// once it may be chosen. What is kept of it.
  @discardableResult
  func choose(
    _ password: Secret?, for account: Account, keeping: KeptSessions,
    orElse reason: Reason = .credentialsWrong, spending: () async throws -> Account? = { nil }
  ) async throws -> String {
    let userId = account.passwordHash.flatMap { StoredPassword($0).srp?.userId }
    let stored = try await stored(
      password, names: account.identifiers.map(\.text), userId: userId)
    let old = try await spending() ?? account
    let isSet = try await store.replace(
      old.id, passwordHash: old.passwordHash, by: stored.text, keeping: keeping)
    guard isSet else { throw Refused(reason) }
    if Factors(old).mustChangePassword {
      try await change(old, [Factors.newPasswordKey: .null])
    }
    return stored.text
  }

  /// Tells one password of an account from the next, and nothing else of it.
  func passwordMark(of account: Account) -> String { passwordMark(of: account.passwordHash) }

  func passwordMark(of passwordHash: String?) -> String {
    hash.alias("password", passwordHash ?? "")
  }
}

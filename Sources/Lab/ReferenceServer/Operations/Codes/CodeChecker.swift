import AuthServer
import ContractModel
import Stores

/// Checks of codes that were sent.
final class CodeChecker: Sendable {
  private let store: any CodeStore & AttemptStore
  private let hash: KeyedHash

  init(
    store: any CodeStore & AttemptStore, hash: KeyedHash
  ) {
    self.store = store
    self.hash = hash
  }

  /// Each code has its tries. Wrong ones count against the person as well, or whoever asks for code after code could
  /// guess for ever. Nil is the address of a code that proves none.
  func check(
    _ code: Secret?, _ rules: CodeRules, of subject: String, at address: Address?,
    person: String? = nil
  ) async throws {
    guard let code else { throw OperationRefusal(.requestInvalid) }
    //! code-guesses-by-person
    let attemptKey = hash.alias("attempt", "code \(rules.purpose) \(person ?? subject)")
    if case .locked(let until) = try await store.attempt(attemptKey, steps: Lockout.undeclared) {
      throw OperationRefusal(.codeTriesSpent, left: 0, until: until)
    }
    let trial = try await store.tryCode(
      purpose: rules.purpose, subject: subject,
      code: hash.fingerprint(code, rules, subject, address))
    switch trial {
    case .right: try await store.succeeded(attemptKey)
    case .wrong(let left): throw OperationRefusal(.codeWrong, left: left)
    case .expired: throw OperationRefusal(.codeExpired)
    case .triesSpent: throw OperationRefusal(.codeTriesSpent, left: 0)
    case .unknown: throw OperationRefusal(.codeWrong)
    }
  }
}

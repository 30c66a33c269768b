import Stores

extension KeyedHash {
  /// Tells one password of an account from the next, and nothing else of it.
  func passwordMark(of account: Account) -> String { passwordMark(of: account.passwordHash) }

  func passwordMark(of passwordHash: String?) -> String {
    alias("password", passwordHash ?? "")
  }
}

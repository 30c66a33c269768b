import Stores

/// Owners of names that a code proves.
final class NameOwners: Sendable {
  private let store: any AccountStore
  private let passwordlessSignIn: PasswordlessSignIn

  init(
    store: any AccountStore, passwordlessSignIn: PasswordlessSignIn
  ) {
    self.store = store
    self.passwordlessSignIn = passwordlessSignIn
  }

  /// The registration used an address that an account has without a proof. The code that proves the address makes the
  /// account, without a password, as for a registration that several people began.
  func isOthers(_ identifier: Identifier, _ holder: Account) async throws -> Bool {
    guard holder.hasOnlyClaimed(identifier) else { return false }
    var called = holder
    called.identifiers = [identifier]
    return try await store.isContested(called)  //! unproven-address-kept
  }

  func newOwner(of identifier: Identifier, _ password: String? = nil) async throws -> Account {
    var proven = identifier
    proven.isConfirmed = true
    let new = NewAccount(state: .active, identifiers: [proven], passwordHash: password)
    switch try await store.create(new, reassigningIf: { $0.hasOnlyClaimed($1) }) {
    case .created(let account), .taken(let account): return account
    }
  }

  /// There is nothing to confirm any more; but who could never come in again goes on coming in by the code.
  func isConfirmed(_ identifier: Identifier, _ account: Account) -> Bool {
    account.state == .active && account.hasProven(identifier.reached(in: account))  //! no-password
      && !(NoPassword.stands(in: account.passwordHash)
        && !passwordlessSignIn.choosesPasswordFromOutside(account))
  }
}

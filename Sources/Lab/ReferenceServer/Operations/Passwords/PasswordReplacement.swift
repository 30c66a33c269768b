import ContractModel
import Stores

/// Replacement of a password by the holder of a session.
final class PasswordReplacement: Sendable {
  private let contract: Contract
  private let attempts: PasswordAttempts
  private let passwords: PasswordKeeper
  private let messages: MessageSender

  init(
    contract: Contract, attempts: PasswordAttempts, passwords: PasswordKeeper,
    messages: MessageSender
  ) {
    self.contract = contract
    self.attempts = attempts
    self.passwords = passwords
    self.messages = messages
  }

  /// The form in which to keep a new password, and the account as it is now.
  typealias NewPassword = (stored: StoredPassword, account: Account)

  /// The new password of an account; the old one must be right where the call asks for it.
  func newPassword(of account: Account, _ input: OperationInput) async throws -> NewPassword {
    let mustKnow = contract.sends(.password, input.endpoint) && input.newPassword != nil
    // A hash of a former cost is another one as soon as its password has been found right.
    let account = mustKnow ? try await attempts.mustKnowPassword(account, input) : account
    return (try await passwords.stored(input.newPassword ?? input.password, for: account), account)
  }

  /// All other sessions of the account end.
  func set(_ new: NewPassword, in caller: AuthenticatedSession) async throws {
    try await passwords.set(  //! rehash-before-change
      new.stored, for: new.account, keeping: .only(caller.session.id), orElse: .credentialsWrong,
      shown: .session(caller.session.id))
    try await messages.reportNewPassword(caller.account)
  }
}

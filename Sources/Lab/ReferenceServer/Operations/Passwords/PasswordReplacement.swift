import ContractModel
import Stores

/// Replacement of a password by the holder of a session.
final class PasswordReplacement: Sendable {
  private let contract: Contract
  private let trials: PasswordTrials
  private let passwords: PasswordKeeper
  private let letters: LetterSender

  init(
    contract: Contract, trials: PasswordTrials, passwords: PasswordKeeper, letters: LetterSender
  ) {
    self.contract = contract
    self.trials = trials
    self.passwords = passwords
    self.letters = letters
  }

  /// The form in which to keep a new password, and the account as it is now.
  typealias NewPassword = (stored: StoredPassword, account: Account)

  /// The new password of an account; the old one must be right where the call asks for it.
  func newPassword(of account: Account, _ given: OperationInput) async throws -> NewPassword {
    let mustKnow = contract.sends(.password, given.endpoint) && given.newPassword != nil
    // A hash of a former cost is another one as soon as its password has been found right.
    let account = mustKnow ? try await trials.mustKnowPassword(account, given) : account
    return (try await passwords.stored(given.newPassword ?? given.password, for: account), account)
  }

  /// All other sessions of the account end.
  func set(_ new: NewPassword, in standing: AuthenticatedSession) async throws {
    // guard: password-change-ends-others, rehash-before-change
    try await passwords.set(
      new.stored, for: new.account, keeping: .only(standing.session.id), orElse: .credentialsWrong,
      shown: .session(standing.session.id))
    try await letters.tellOfNewPassword(standing.account)
  }
}

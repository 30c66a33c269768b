import ContractModel
import Stores

extension GuestOperations {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      store: all.environment.store, completer: all.signIns.completer)
  }
}

extension SignInOperations {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store, hash: all.environment.hash,
      authenticator: all.environment.authenticator, challenges: all.signIns.challenges,
      stepCodes: all.signIns.stepCodes, timeCodes: all.codes.timeCodes,
      terms: all.registrations.terms, passwords: all.passwords.keeper,
      changes: all.accounts.changes, completer: all.signIns.completer,
      furtherTokens: all.accounts.furtherTokens, redemption: all.signIns.redemption,
      srpSignIns: all.pages.srpSignIns)
  }
}

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
      contract: all.environment.contract, authenticator: all.environment.authenticator,
      challenges: all.signIns.challenges, stepAnswers: all.stepAnswers,
      timeCodes: all.codes.timeCodes, furtherTokens: all.accounts.furtherTokens,
      redemption: all.signIns.redemption, srpSignIns: all.pages.srpSignIns)
  }
}

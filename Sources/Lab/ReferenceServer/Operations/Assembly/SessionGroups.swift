import ContractModel
import Stores

extension RenewalOperations {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store,
      clock: all.environment.store.clock, tokenPolicy: all.environment.tokenPolicy,
      tokenIssuer: all.environment.tokenIssuer, authenticator: all.environment.authenticator)
  }
}

extension SessionOperations {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store,
      tokenPolicy: all.environment.tokenPolicy, tokenIssuer: all.environment.tokenIssuer,
      authenticator: all.environment.authenticator, refusals: all.accounts.refusals)
  }
}

extension TokenOperations {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store,
      tokenPolicy: all.environment.tokenPolicy, tokenIssuer: all.environment.tokenIssuer,
      authenticator: all.environment.authenticator, stepTokens: all.signIns.stepTokens,
      furtherTokens: all.accounts.furtherTokens)
  }
}

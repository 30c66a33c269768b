import ContractModel
import Stores

extension AccountOperations {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store,
      lookup: all.accounts.lookup, authenticator: all.environment.authenticator,
      providers: all.environment.providers, stepTokens: all.signIns.stepTokens,
      purposes: all.codes.purposes,
      attempts: all.passwords.attempts, replacement: all.passwords.replacement,
      shownCodes: all.codes.shownCodes, changes: all.accounts.changes)
  }
}

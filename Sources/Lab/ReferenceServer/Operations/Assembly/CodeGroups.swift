import ContractModel
import Stores

extension CodeConfirmations {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store,
      tokenPolicy: all.environment.tokenPolicy, authenticator: all.environment.authenticator,
      refusals: all.accounts.refusals, lookup: all.accounts.lookup,
      recoveries: all.signIns.recoveries, checker: all.codes.checker,
      sessionCodes: all.codes.sessionCodes, passwordlessSignIn: all.codes.passwordlessSignIn,
      owners: all.codes.owners,
      proofs: all.accounts.proofs, completer: all.signIns.completer)
  }
}

extension CodeRequests {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, authenticator: all.environment.authenticator,
      refusals: all.accounts.refusals, lookup: all.accounts.lookup, purposes: all.codes.purposes,
      codes: all.codes.codes, sessionCodes: all.codes.sessionCodes, owners: all.codes.owners,
      challenges: all.signIns.challenges, stepCodes: all.signIns.stepCodes)
  }
}

extension CodeSignIns {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store,
      refusals: all.accounts.refusals, lookup: all.accounts.lookup, checker: all.codes.checker,
      owners: all.codes.owners, proofs: all.accounts.proofs, completer: all.signIns.completer)
  }
}

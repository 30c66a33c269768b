import ContractModel
import Stores

extension PasswordOperations {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      hasher: all.environment.hasher, authenticator: all.environment.authenticator,
      lookup: all.accounts.lookup, requests: all.signIns.requests, pages: all.pages.pages,
      attempts: all.passwords.attempts, replacement: all.passwords.replacement,
      shownCodes: all.codes.shownCodes, completer: all.signIns.completer,
      furtherTokens: all.accounts.furtherTokens, srpSignIns: all.pages.srpSignIns)
  }
}

extension PasswordResets {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      store: all.environment.store, hash: all.environment.hash,
      tokenPolicy: all.environment.tokenPolicy, refusals: all.accounts.refusals,
      lookup: all.accounts.lookup, links: all.passwords.links,
      recoveries: all.signIns.recoveries, purposes: all.codes.purposes, codes: all.codes.codes,
      checker: all.codes.checker, proofs: all.accounts.proofs,
      passwords: all.passwords.keeper, messages: all.accounts.messages,
      completer: all.signIns.completer)
  }
}

extension RegistrationOperations {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store,
      requests: all.signIns.requests, terms: all.registrations.terms, lookup: all.accounts.lookup,
      passwords: all.passwords.keeper, taken: all.registrations.taken,
      provenRegistrations: all.registrations.proven, confirmations: all.registrations.confirmations,
      completion: all.registrations.completion)
  }
}

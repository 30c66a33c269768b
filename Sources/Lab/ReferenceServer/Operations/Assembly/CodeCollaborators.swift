import ContractModel
import Stores

/// Collaborators that send and check codes.
struct CodeCollaborators: Sendable {
  let purposes: CodePurposes
  let passwordlessSignIn: PasswordlessSignIn
  let owners: NameOwners
  let codes: CodeSender
  let checker: CodeChecker
  let timeCodes: TimeCodes
  let shownCodes: ShownCodes
  let sessionCodes: SessionCodes

  init(_ environment: OperationEnvironment, _ accounts: AccountCollaborators) {
    let (contract, store) = (environment.contract, environment.store)
    let hash = environment.hash
    purposes = CodePurposes(contract: contract, settings: environment.settings)
    passwordlessSignIn = PasswordlessSignIn(
      contract: contract, tokenPolicy: environment.tokenPolicy, purposes: purposes)
    owners = NameOwners(store: store, passwordlessSignIn: passwordlessSignIn)
    codes = CodeSender(store: store, clock: store.clock, hash: hash, messages: accounts.messages)
    checker = CodeChecker(store: store, hash: hash)
    timeCodes = TimeCodes(store: store, clock: store.clock, hash: hash)
    shownCodes = ShownCodes(
      contract: contract, purposes: purposes, checker: checker, timeCodes: timeCodes)
    sessionCodes = SessionCodes(
      types: contract.types, store: store, purposes: purposes, codes: codes, checker: checker,
      timeCodes: timeCodes, changes: accounts.changes, furtherTokens: accounts.furtherTokens)
  }
}

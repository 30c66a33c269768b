import ContractModel
import Stores

/// Collaborators that make accounts with a password.
struct RegistrationCollaborators: Sendable {
  let terms: TermsCheck
  let confirmations: RegistrationCodes
  let completion: RegistrationCompletion
  let taken: TakenNames
  let proven: ProvenRegistrations

  init(
    _ environment: OperationEnvironment, _ accounts: AccountCollaborators,
    _ codes: CodeCollaborators, _ passwords: PasswordCollaborators,
    _ signIns: SignInCollaborators
  ) {
    let (contract, store) = (environment.contract, environment.store)
    let types = contract.types
    terms = TermsCheck(types: types)
    confirmations = RegistrationCodes(contract: contract, codes: codes.codes)
    completion = RegistrationCompletion(
      types: types, store: store, tokenPolicy: environment.tokenPolicy,
      confirmations: confirmations, completer: signIns.completer)
    taken = TakenNames(
      types: types, store: store, clock: store.clock, hasher: environment.hasher,
      tokenPolicy: environment.tokenPolicy, refusals: accounts.refusals, lookup: accounts.lookup,
      passwords: passwords.keeper, srp: passwords.srp, messages: accounts.messages,
      confirmations: confirmations, completion: completion)
    proven = ProvenRegistrations(
      types: types, store: store, refusals: accounts.refusals, passwords: passwords.keeper,
      checker: codes.checker, shownCodes: codes.shownCodes, completion: completion)
  }
}

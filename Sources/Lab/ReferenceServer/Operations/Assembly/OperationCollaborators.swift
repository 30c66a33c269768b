/// The collaborators of the operations, each made once. Those of one part know those of the parts above it.
struct OperationCollaborators: Sendable {
  let environment: OperationEnvironment
  let accounts: AccountCollaborators
  let codes: CodeCollaborators
  let passwords: PasswordCollaborators
  let signIns: SignInCollaborators
  let pages: PageCollaborators
  let registrations: RegistrationCollaborators
  let stepAnswers: StepAnswers

  init(_ environment: OperationEnvironment) {
    self.environment = environment
    accounts = AccountCollaborators(environment)
    codes = CodeCollaborators(environment, accounts)
    passwords = PasswordCollaborators(environment, accounts)
    signIns = SignInCollaborators(environment, accounts, codes)
    pages = PageCollaborators(environment, accounts, passwords, signIns)
    registrations = RegistrationCollaborators(environment, accounts, codes, passwords, signIns)
    stepAnswers = StepAnswers(
      store: environment.store, hash: environment.hash, challenges: signIns.challenges,
      stepCodes: signIns.stepCodes, timeCodes: codes.timeCodes, terms: registrations.terms,
      passwords: passwords.keeper, changes: accounts.changes, completer: signIns.completer)
  }
}

import ContractModel
import Stores

/// Collaborators by which people sign in on a page, at a provider or by SRP.
struct PageCollaborators: Sendable {
  let redirects: ProviderRedirects
  let pages: HostedPages
  let srpSignIns: SRPSignIns

  init(
    _ environment: OperationEnvironment, _ accounts: AccountCollaborators,
    _ passwords: PasswordCollaborators, _ signIns: SignInCollaborators
  ) {
    let (contract, store) = (environment.contract, environment.store)
    redirects = ProviderRedirects(
      contract: contract, store: store, hash: environment.hash, settings: environment.settings,
      providers: environment.providers)
    pages = HostedPages(
      contract: contract, store: store, hash: environment.hash, settings: environment.settings,
      requests: signIns.requests, redirects: redirects)
    srpSignIns = SRPSignIns(
      contract: contract, store: store, hash: environment.hash, srp: passwords.srp,
      lookup: accounts.lookup, refusals: accounts.refusals, attempts: passwords.attempts,
      completer: signIns.completer)
  }
}

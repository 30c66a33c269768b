import ContractModel
import Stores

extension ProviderNotices {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store, hash: all.environment.hash,
      providers: all.environment.providers)
  }
}

extension ProviderOperations {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store,
      authenticator: all.environment.authenticator, providers: all.environment.providers,
      pages: all.pages.pages, redirects: all.pages.redirects,
      providerAccounts: all.accounts.providerAccounts, changes: all.accounts.changes,
      completer: all.signIns.completer, furtherTokens: all.accounts.furtherTokens,
      redemption: all.signIns.redemption)
  }
}

extension ProviderReturns {
  convenience init(_ all: OperationCollaborators) {
    self.init(
      contract: all.environment.contract, store: all.environment.store, hash: all.environment.hash,
      settings: all.environment.settings, providers: all.environment.providers,
      providerAccounts: all.accounts.providerAccounts, completer: all.signIns.completer,
      returns: all.signIns.returns)
  }
}

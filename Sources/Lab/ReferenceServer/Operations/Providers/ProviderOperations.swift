import ContractModel
import Machines
import Stores

/// Operations with an identity provider.
final class ProviderOperations: Sendable {
  private let contract: Contract
  private let store: any AccountStore
  private let authenticator: TokenAuthenticator
  private let providers: any IdentityProviders
  private let pages: HostedPages
  private let redirects: ProviderRedirects
  private let providerAccounts: ProviderAccounts
  private let changes: AccountChanges
  private let completer: SignInCompleter
  private let furtherTokens: FurtherTokens
  private let redemption: CodeRedemption

  init(
    contract: Contract, store: any AccountStore, authenticator: TokenAuthenticator,
    providers: any IdentityProviders, pages: HostedPages, redirects: ProviderRedirects,
    providerAccounts: ProviderAccounts, changes: AccountChanges, completer: SignInCompleter,
    furtherTokens: FurtherTokens, redemption: CodeRedemption
  ) {
    self.contract = contract
    self.store = store
    self.authenticator = authenticator
    self.providers = providers
    self.pages = pages
    self.redirects = redirects
    self.providerAccounts = providerAccounts
    self.changes = changes
    self.completer = completer
    self.furtherTokens = furtherTokens
    self.redemption = redemption
  }

  func signIn(_ input: OperationInput) async throws -> Outcome {
    let provider = try contract.provider(of: input)
    let person = try await providers.verify(proof(input), at: provider)
    let account = try await providerAccounts.owner(of: person, at: provider, input)
    return try await completer.complete(account, input)
  }

  private func proof(_ input: OperationInput) -> ProviderProof {
    let slots = FieldWalk(contract.types).slots(in: input.endpoint.sends)
    return ProviderProof(slots: input.slots, takesNonce: slots.contains(.rawNonce))  //! nonce-place
  }

  func link(_ input: OperationInput) async throws -> Outcome {
    let caller = try await authenticator.requiredCaller(input)
    let provider = try contract.provider(of: input)
    let person = try await providers.verify(proof(input), at: provider)
    let account = caller.account
    let linking = try await store.link(  //! link-needs-session
      account.id, provider: provider.name.value, subject: person.subject,
      by: .session(caller.session.id))
    switch linking {
    case .linked: break
    case .taken: throw OperationRefusal(.linkTaken)
    case .outdated: throw try await changes.outdated(account)
    }
    if let grantUpdate = providerAccounts.grantUpdate(person.grant, at: provider) {
      try await changes.change(caller, grantUpdate)
    }
    let now = try await store.account(account.id) ?? account
    return try await furtherTokens.renewed(
      AuthenticatedSession(session: caller.session, account: now), input)
  }

  func exchange(_ input: OperationInput) async throws -> Outcome {
    if isOwnCode(input) { return try await redemption.redeem(input) }
    return try await signIn(input)
  }

  /// Codes come from this server where it stands between the app and the provider.
  private func isOwnCode(_ input: OperationInput) -> Bool {
    guard input.slots[.authorizationCode] != nil else { return true }
    let ends = contract.endpoints.filter { $0.endsIn != nil }
    return ends.contains {
      [.providerCallback, .webSignIn, .providerStart].contains($0.operation.value)
    }
  }

  /// Sends the browser to the provider. Where the contract's provider is this server's own page, to
  /// the one behind it that was named, or shows the choice.
  func start(_ input: OperationInput) async throws -> Outcome {
    let provider = try contract.provider(of: input)
    guard provider.kind.value == .cognito else { return try await redirects.start(provider, input) }
    guard let named = chosenProvider(input) else { return try await pages.open(input) }
    guard let target = contract.providers.find(named), target.kind.value != .cognito else {
      throw OperationRefusal(.providerNotSetUp)
    }
    return try await redirects.start(target, input)
  }

  /// The provider that the call chooses, by its name in the contract.
  private func chosenProvider(_ input: OperationInput) -> String? {
    SentFields(types: contract.types).words(of: .providerChosen, in: input).first
  }
}

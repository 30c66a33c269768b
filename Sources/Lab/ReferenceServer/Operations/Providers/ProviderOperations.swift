import ContractModel
import Machines
import Stores

/// Operations with an identity provider.
final class ProviderOperations: Sendable {
  private let contract: Contract
  private let store: any AccountStore
  private let authenticator: TokenAuthenticator
  private let providers: any ProviderGate
  private let pages: HostedPages
  private let redirects: ProviderRedirects
  private let providerAccounts: ProviderAccounts
  private let changes: AccountChanges
  private let completer: SignInCompleter
  private let furtherTokens: FurtherTokens
  private let redemption: CodeRedemption

  init(
    contract: Contract, store: any AccountStore, authenticator: TokenAuthenticator,
    providers: any ProviderGate, pages: HostedPages, redirects: ProviderRedirects,
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

  func signIn(_ given: OperationInput) async throws -> Outcome {
    let provider = try contract.provider(of: given)
    let person = try await providers.vouch(for: proof(given), at: provider)
    let account = try await providerAccounts.owner(of: person, at: provider, told: given)
    return try await completer.enter(account, given)
  }

  private func proof(_ given: OperationInput) -> ProviderProof {
    let slots = FieldWalk(contract.types).slots(in: given.endpoint.sends)
    // guard: nonce-place-known
    return ProviderProof(slots: given.slots, takesNonce: slots.contains(.rawNonce))
  }

  func link(_ given: OperationInput) async throws -> Outcome {
    let standing = try await authenticator.somebody(given)
    let provider = try contract.provider(of: given)
    let person = try await providers.vouch(for: proof(given), at: provider)
    let account = standing.account
    // guard: link-needs-session
    let linking = try await store.link(
      account.id, provider: provider.name.value, subject: person.subject,
      by: .session(standing.session.id))
    switch linking {
    case .linked: break
    case .taken: throw OperationRefusal(.linkTaken)
    case .outdated: throw try await changes.outdated(account)
    }
    if let kept = providerAccounts.kept(person.grant, at: provider) {
      try await changes.change(standing, kept)
    }
    let now = try await store.account(account.id) ?? account
    return try await furtherTokens.renewed(
      AuthenticatedSession(session: standing.session, account: now), given)
  }

  func exchange(_ given: OperationInput) async throws -> Outcome {
    if isOwnCode(given) { return try await redemption.redeem(given) }
    return try await signIn(given)
  }

  /// Codes come from this server where it stands between the app and the provider.
  private func isOwnCode(_ given: OperationInput) -> Bool {
    guard given.slots[.authorizationCode] != nil else { return true }
    let ends = contract.endpoints.filter { $0.endsIn != nil }
    return ends.contains {
      [.providerCallback, .webSignIn, .providerStart].contains($0.operation.value)
    }
  }

  /// Sends the browser to the provider. Where the contract's provider is this server's own page, to
  /// the one behind it that was named, or shows the choice.
  func start(_ given: OperationInput) async throws -> Outcome {
    let provider = try contract.provider(of: given)
    guard provider.kind.value == .cognito else { return try await redirects.start(provider, given) }
    guard let named = chosenProvider(given) else { return try await pages.open(given) }
    guard let behind = contract.providers.find(named), behind.kind.value != .cognito else {
      throw OperationRefusal(.providerNotSetUp)
    }
    return try await redirects.start(behind, given)
  }

  /// The provider that the call chooses, by its name in the contract.
  private func chosenProvider(_ given: OperationInput) -> String? {
    SentFields(types: contract.types).words(of: .providerChosen, in: given).first
  }
}

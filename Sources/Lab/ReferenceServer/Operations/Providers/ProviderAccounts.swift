import AuthServer
import ContractModel
import Providers
import Stores

/// Accounts of the people whom a provider vouches for.
final class ProviderAccounts: Sendable {
  private let types: Definitions<TypeDefinition>
  private let store: any AccountStore
  private let lookup: AccountLookup
  private let changes: AccountChanges

  init(
    types: Definitions<TypeDefinition>, store: any AccountStore, lookup: AccountLookup,
    changes: AccountChanges
  ) {
    self.types = types
    self.store = store
    self.lookup = lookup
    self.changes = changes
  }

  /// Finds the account, or makes it with what is told at the first time only.
  func owner(
    of person: VerifiedIdentity, at provider: Provider, told given: OperationInput
  ) async throws -> Account {
    let name = provider.name.value
    let known = try await store.account(provider: name, subject: person.subject)
    let account: Account
    if let known, known.state != .deleted {
      account = known
    } else {
      account = try await make(person, at: name, told: given)
    }
    if let kept = kept(person.grant, at: provider) { try await changes.change(account, kept) }
    return account
  }

  private func make(
    _ person: VerifiedIdentity, at provider: String, told given: OperationInput
  ) async throws -> Account {
    var new = NewAccount(
      state: .active, identifiers: try await address(of: person),
      profile: ProfileFields(types: types).profile(given).fields,
      details: details(of: person, told: given),
      link: (provider: provider, subject: person.subject))
    let made = try await store.create(new) { $0.hasOnlySaid($1) }
    if case .created(let account) = made { return account }
    // Two first sign-ins at once, or an address that was taken in between.
    if let other = try await store.account(provider: provider, subject: person.subject) {
      return other
    }
    new.identifiers = []
    switch try await store.create(new) {
    case .created(let account), .taken(let account): return account
    }
  }

  /// An address that the provider has proven signs in to nobody else's account: where it is
  /// somebody's already, and not by word only, the person can link the two after signing in there.
  private func address(of person: VerifiedIdentity) async throws -> [Identifier] {
    // guard: provider-email-verified, provider-proof-wins
    guard person.isEmailVerified, let email = person.email,
      let identifier = Identifier(normalizing: email, as: .email, isConfirmed: true),
      try await lookup.account(identifier)?.hasOnlySaid(identifier) ?? true
    else { return [] }
    return [identifier]
  }

  /// Names and addresses that only the app tells are a profile and prove nothing.
  private func details(of person: VerifiedIdentity, told given: OperationInput) -> AccountDetails {
    AccountDetails(
      name: given.slots[.fullName]?.reveal() ?? person.name,
      toldEmail: person.email ?? given.slots[.email]?.reveal(), providerEmail: person.email,
      isProven: true)
  }

  /// The grant that an account keeps to tell the provider of its end.
  func kept(_ grant: ProviderGrant?, at provider: Provider) -> AccountUpdate? {
    grant?.refreshToken.map { AccountUpdate(grants: [provider.name.value: $0.reveal()]) }
  }
}

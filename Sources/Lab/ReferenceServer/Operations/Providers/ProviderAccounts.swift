import AuthServer
import ContractModel
import Providers
import Stores

/// Accounts of the people whose identity a provider verified.
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
    of person: VerifiedIdentity, at provider: Provider, _ input: OperationInput
  ) async throws -> Account {
    let name = provider.name.value
    let known = try await store.account(provider: name, subject: person.subject)
    let account: Account
    if let known, known.state != .deleted {
      account = known
    } else {
      account = try await make(person, at: name, input)
    }
    if let grantUpdate = grantUpdate(person.grant, at: provider) {
      try await changes.change(account, grantUpdate)
    }
    return account
  }

  private func make(
    _ person: VerifiedIdentity, at provider: String, _ input: OperationInput
  ) async throws -> Account {
    var new = NewAccount(
      state: .active, identifiers: try await address(of: person),
      profile: ProfileFields(types: types).profile(input).fields,
      details: details(of: person, input),
      link: (provider: provider, subject: person.subject))
    let made = try await store.create(new) { $0.hasOnlyClaimed($1) }
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
    guard person.isEmailVerified, let email = person.email,  //! provider-proof-wins
      let identifier = Identifier(normalizing: email, as: .email, isConfirmed: true),
      try await lookup.account(identifier)?.hasOnlyClaimed(identifier) ?? true
    else { return [] }
    return [identifier]
  }

  /// Names and addresses that only the app tells are a profile and prove nothing.
  private func details(of person: VerifiedIdentity, _ input: OperationInput) -> AccountDetails {
    AccountDetails(
      name: input.slots[.fullName]?.reveal() ?? person.name,
      reportedEmail: person.email ?? input.slots[.email]?.reveal(), providerEmail: person.email,
      isProven: true)
  }

  /// The grant that an account keeps to tell the provider of its end.
  func grantUpdate(_ grant: ProviderGrant?, at provider: Provider) -> AccountUpdate? {
    grant?.refreshToken.map { AccountUpdate(grants: [provider.name.value: $0.reveal()]) }
  }
}

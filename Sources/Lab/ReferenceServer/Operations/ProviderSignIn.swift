import AuthServer
import ContractModel
import Providers
import Stores

extension OperationHandlers {
  func provider(_ given: OperationInput) throws -> Provider {
    guard let name = given.endpoint.object?.value, let provider = contract.providers.find(name)
    else { throw OperationRefusal(.providerNotSetUp) }
    return provider
  }

  func signInWithProvider(_ given: OperationInput) async throws -> Outcome {
    let provider = try provider(given)
    let person = try await providers.vouch(for: proof(given), at: provider)
    let account = try await owner(of: person, at: provider, told: given)
    return try await enter(account, given)
  }

  private func proof(_ given: OperationInput) -> ProviderProof {
    let slots = FieldWalk(contract.types).slots(in: given.endpoint.sends)
    // guard: nonce-place-known
    return ProviderProof(slots: given.slots, takesNonce: slots.contains(.rawNonce))
  }

  func link(_ given: OperationInput) async throws -> Outcome {
    let standing = try await authenticator.somebody(given)
    let provider = try provider(given)
    let person = try await providers.vouch(for: proof(given), at: provider)
    let account = standing.account
    // guard: link-needs-session
    let linking = try await store.link(
      account.id, provider: provider.name.value, subject: person.subject,
      by: .session(standing.session.id))
    switch linking {
    case .linked: break
    case .taken: throw OperationRefusal(.linkTaken)
    case .outdated: throw try await outdated(account)
    }
    if let kept = kept(person.grant, at: provider) { try await change(standing, kept) }
    let now = try await store.account(account.id) ?? account
    return try await renewed(AuthenticatedSession(session: standing.session, account: now), given)
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
    if let kept = kept(person.grant, at: provider) { try await change(account, kept) }
    return account
  }

  private func make(
    _ person: VerifiedIdentity, at provider: String, told given: OperationInput
  ) async throws -> Account {
    var profile = profile(of: person, told: given)
    profile[Factors.provenKey] = true
    var new = NewAccount(
      state: .active, identifiers: try await address(of: person), profile: profile,
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
      try await account(identifier)?.hasOnlySaid(identifier) ?? true
    else { return [] }
    return [identifier]
  }

  /// Names and addresses that only the app tells are a profile and prove nothing.
  private func profile(of person: VerifiedIdentity, told given: OperationInput) -> JSONObject {
    var profile = profile(sentIn: given)
    let name = given.slots[.fullName]?.reveal() ?? person.name
    let email = person.email ?? given.slots[.email]?.reveal()
    profile[Factors.nameKey] = name.map(JSONValue.string)
    profile[Factors.toldEmailKey] = email.map(JSONValue.string)
    profile[Factors.vouchedKey] = person.email.map(JSONValue.string)
    return profile
  }

  /// The grant that an account keeps to tell the provider of its end.
  private func kept(_ grant: ProviderGrant?, at provider: Provider) -> JSONObject? {
    grant?.refreshToken.map { [Self.grantKey(provider): .string($0.reveal())] }
  }

  static func grantKey(_ provider: Provider) -> String { "$grant " + provider.name.value }

  func signInAsGuest(_ given: OperationInput) async throws -> Outcome {
    let new = NewAccount(state: .active, profile: [Factors.guestKey: true])
    guard case .created(let account) = try await store.create(new) else {
      throw Failure.unavailable(retryAfter: 1)
    }
    return try await enter(account, given)
  }
}

package import AuthServer

/// People.
package protocol AccountStore: Sendable {
  /// A name that is proven is taken from an account that has it unproven and may lose it.
  func create(
    _ account: NewAccount, reassigningIf isReassignable: @escaping ReassignmentRule
  ) async throws(StoreFault) -> AccountCreation
  /// All of them or none, in one step.
  func create(all accounts: [NewAccount]) async throws(StoreFault) -> AccountsCreation
  /// Puts a registration in place of those that proved nothing, in one step: it has the id of the first, the others are
  /// deleted, and the sessions of all end. Nil where one was proven meanwhile, has no longer the password that is to stay,
  /// or a name is another account's.
  /// Another password makes it another registration.
  func replace(unproven known: [Account], by new: NewAccount) async throws(StoreFault) -> Account?
  /// Notes names that nobody has proven as those of a registration that was turned away, and writes the message, if there
  /// is one.
  func rejectRegistration(_ names: [Identifier], _ message: OutboxMessage?) async throws(StoreFault)
  /// Whether another registration than the account's own had one of its addresses, or its user name if it has none. That
  /// is known until the address is proven, while an account has it, and for a month.
  func isContested(_ account: Account) async throws(StoreFault) -> Bool
  func account(_ id: String) async throws(StoreFault) -> Account?
  /// By email, phone or user name in its normal form.
  func account(calledAny text: String) async throws(StoreFault) -> Account?
  func account(provider: String, subject: String) async throws(StoreFault) -> Account?
  func accounts() async throws(StoreFault) -> [Account]

  /// Sets what is given and leaves the rest. Nil where the account is gone, or the proof is good no more.
  func update(
    _ id: String, _ change: AccountUpdate, by proof: Proof?
  ) async throws(StoreFault) -> Account?
  /// Sets another password and ends sessions in one step: nobody is left in by half of it. False where it is not the
  /// password any more, and the one that was set meanwhile stays, or where the proof is good no more.
  func replace(
    _ id: String, passwordHash: String?, by new: String, keeping: KeptSessions,
    shown proof: Proof?
  ) async throws(StoreFault) -> Bool
  /// Whatever is not active or unconfirmed ends all sessions in the same step; deleting frees the
  /// identifiers as well. False, and nothing changes, where the proof is good no more.
  @discardableResult
  func set(_ id: String, state: Account.State, by proof: Proof?) async throws(StoreFault) -> Bool
  /// Marks the identifier as proven and an unconfirmed account as active. False, and nothing changes, where the proof is
  /// good no more, the account as it is now is barred, or it is not called so.
  @discardableResult
  func confirm(
    _ id: String, identifier: String, by proof: Proof?,
    unless isBarred: @escaping @Sendable (Account) -> Bool
  ) async throws(StoreFault) -> Bool
  /// Marks the identifier as proven by somebody to whom nothing else there need belong: the password, sessions, links,
  /// devices and other addresses go, and the details but for those that are kept. `NoPassword` stands where the password was.
  /// False, and nothing changes, where the identifier is not the account's any more, or anything there is proven: one
  /// of them, or what else the caller knows of.
  func resetAccount(
    _ id: String, identifier: String, unless isProven: @escaping @Sendable (Account) -> Bool,
    keeping: @escaping @Sendable (AccountDetails) -> AccountDetails
  ) async throws(StoreFault) -> Bool
  /// Gives the account names that are chosen for it as it is now. One that is proven makes an unconfirmed account active,
  /// and is taken from an account that has it unproven and may lose it.
  func name(
    _ id: String, by proof: Proof?, reassigningIf isReassignable: @escaping ReassignmentRule,
    choosing: @escaping @Sendable (Account) -> Naming?
  ) async throws(StoreFault) -> NamingResult
  func link(
    _ id: String, provider: String, subject: String, by proof: Proof?
  ) async throws(StoreFault) -> LinkResult
  /// The grants by which providers are told of the account's end, by their names.
  func grants(of id: String) async throws(StoreFault) -> [String: String]
}

// For whom nobody has to show anything, or loses anything.
extension AccountStore {
  package func create(_ account: NewAccount) async throws(StoreFault) -> AccountCreation {
    try await create(account) { _, _ in false }
  }

  package func update(_ id: String, profile: JSONObject) async throws(StoreFault) -> Account? {
    try await update(id, AccountUpdate(profile: profile), by: nil)
  }

  package func update(
    _ id: String, details: @escaping @Sendable (inout AccountDetails) -> Void
  ) async throws(StoreFault) -> Account? {
    try await update(id, AccountUpdate(details: details), by: nil)
  }

  package func replace(
    _ id: String, passwordHash: String?, by new: String, keeping: KeptSessions
  ) async throws(StoreFault) -> Bool {
    try await replace(id, passwordHash: passwordHash, by: new, keeping: keeping, shown: nil)
  }

  package func set(_ id: String, state: Account.State) async throws(StoreFault) {
    try await set(id, state: state, by: nil)
  }

  package func confirm(_ id: String, identifier: String) async throws(StoreFault) {
    try await confirm(id, identifier: identifier, by: nil) { _ in false }
  }

  package func name(
    _ id: String, by proof: Proof?, choosing: @escaping @Sendable (Account) -> Naming?
  ) async throws(StoreFault) -> NamingResult {
    try await name(id, by: proof, reassigningIf: { _, _ in false }, choosing: choosing)
  }

  package func name(_ id: String, _ names: [Identifier]) async throws(StoreFault) -> Bool {
    let result = try await name(id, by: nil) { _ in Naming(names) }
    return if case .named = result { true } else { false }
  }

  package func name(_ id: String, _ name: Identifier) async throws(StoreFault) -> Bool {
    try await self.name(id, [name])
  }

  package func link(_ id: String, provider: String, subject: String) async throws(StoreFault)
    -> Bool
  {
    try await link(id, provider: provider, subject: subject, by: nil) == .linked
  }
}

/// Which sessions outlive another password.
package enum KeptSessions: Equatable, Sendable {
  case all
  case only(String)
  case none
}

/// One person.
package struct Account: Equatable, Sendable {
  package let id: String
  package var state: State
  package var identifiers: [Identifier]
  /// As the hash function wrote it; nil for whoever has no password.
  package var passwordHash: String?
  /// The values that are known beside that, by the contract's own names of fields.
  package var profile: JSONObject
  package var details: AccountDetails
  package let createdAt: Moment
  /// Another text each time that the account starts over; nil where it never did.
  package var resetMark: String?
  /// The mark by which the names of a registration are noted, once another registration took the account over.
  var takenOver: String?

  package init(
    id: String, state: State, identifiers: [Identifier], passwordHash: String?, profile: JSONObject,
    details: AccountDetails = AccountDetails(), createdAt: Moment
  ) {
    self.id = id
    self.state = state
    self.identifiers = identifiers
    self.passwordHash = passwordHash
    self.profile = profile
    self.details = details
    self.createdAt = createdAt
  }

  package enum State: String, CaseIterable, Sendable {
    /// Made, and nothing proven yet.
    case unconfirmed
    case active
    case disabled
    case deleted
  }
}

/// A name that a person types to say who they are.
package struct Identifier: Hashable, Sendable {
  package let kind: Kind
  /// In the normal form that `Identifier.normal` makes.
  package let text: String
  package var isConfirmed: Bool

  package init(kind: Kind, text: String, isConfirmed: Bool = false) {
    self.kind = kind
    self.text = text
    self.isConfirmed = isConfirmed
  }

  package enum Kind: String, CaseIterable, Sendable {
    case email
    case phone
    case username
  }
}

package struct NewAccount: Sendable {
  /// Nil for a UUID of the store's own; another id must never have been used.
  package var id: String?
  package var state: Account.State
  package var identifiers: [Identifier]
  package var passwordHash: String?
  package var profile: JSONObject
  package var details: AccountDetails
  package var link: (provider: String, subject: String)?

  package init(
    id: String? = nil, state: Account.State, identifiers: [Identifier] = [],
    passwordHash: String? = nil, profile: JSONObject = [:],
    details: AccountDetails = AccountDetails(),
    link: (provider: String, subject: String)? = nil
  ) {
    self.id = id
    self.state = state
    self.identifiers = identifiers
    self.passwordHash = passwordHash
    self.profile = profile
    self.details = details
    self.link = link
  }
}

package enum AccountsCreation: Equatable, Sendable {
  case created([Account])
  /// An account has an identifier of the new account at this place. No account was made.
  case taken(Int)
}

package enum AccountCreation: Equatable, Sendable {
  case created(Account)
  /// Another account has one of the identifiers, the provider's subject or the id.
  case taken(Account)
}

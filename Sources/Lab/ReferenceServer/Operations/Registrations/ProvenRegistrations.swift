import ContractModel
import Crypto
import Stores

/// Registrations with a code that was sent before.
final class ProvenRegistrations: Sendable {
  private let types: Definitions<TypeDefinition>
  private let store: any AccountStore
  private let refusals: DeclaredRefusals
  private let passwords: PasswordKeeper
  private let checker: CodeChecker
  private let shownCodes: ShownCodes
  private let completion: RegistrationCompletion

  init(
    types: Definitions<TypeDefinition>, store: any AccountStore, refusals: DeclaredRefusals,
    passwords: PasswordKeeper, checker: CodeChecker, shownCodes: ShownCodes,
    completion: RegistrationCompletion
  ) {
    self.types = types
    self.store = store
    self.refusals = refusals
    self.passwords = passwords
    self.checker = checker
    self.shownCodes = shownCodes
    self.completion = completion
  }

  /// Nil where the call shows none. The code is spent once the password can be kept, and before anybody learns that the
  /// name is taken: it is its owner who asks.
  func register(_ registration: Registration) async throws -> Outcome? {  //! code-spent-late
    guard let rules = try shownCodes.shownRules(registration.input) else { return nil }
    let id = try RandomText.uuid()
    let stored = try await passwords.stored(
      registration.password, names: registration.names.map(\.text), userId: id)
    let identifier = registration.names.first { rules.reaches($0) } ?? registration.identifier
    try await checker.check(  //! registration-code-checked
      registration.input.code, rules, of: identifier.text, at: Address(identifier))
    var names = registration.names.filter { !$0.isSame(identifier) }
    var proven = identifier
    proven.isConfirmed = true
    names.insert(proven, at: 0)
    let new = NewAccount(
      id: id, state: .active, identifiers: names, passwordHash: stored.text,
      sent: ProfileFields(types: types).profile(registration.input))
    // A person who registered with the name, and never proved it, may have done so for somebody else.
    let made = try await store.create(new) {
      $0.hasOnlyClaimed($1) || $0.isOnlyRegistered(as: $1)  //! registrant-loses-proven-name
    }
    guard case .created(let account) = made else {
      throw OperationRefusal(
        refusals.declares(.identifierTaken, at: registration.input) ? .identifierTaken : .codeWrong)
    }
    return try await completion.completed(registration, account, at: account.createdAt).get()
  }
}

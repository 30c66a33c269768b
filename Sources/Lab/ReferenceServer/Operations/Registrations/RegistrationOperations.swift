import ContractModel
import Crypto
import Machines
import Stores

/// Operation that makes an account with a password.
final class RegistrationOperations: Sendable {
  private let contract: Contract
  private let store: any AccountStore
  private let requests: AppRequests
  private let terms: TermsCheck
  private let lookup: AccountLookup
  private let passwords: PasswordKeeper
  private let taken: TakenNames
  private let provenRegistrations: ProvenRegistrations
  private let confirmations: RegistrationCodes
  private let completion: RegistrationCompletion

  init(
    contract: Contract, store: any AccountStore, requests: AppRequests, terms: TermsCheck,
    lookup: AccountLookup, passwords: PasswordKeeper, taken: TakenNames,
    provenRegistrations: ProvenRegistrations, confirmations: RegistrationCodes,
    completion: RegistrationCompletion
  ) {
    self.contract = contract
    self.store = store
    self.requests = requests
    self.terms = terms
    self.lookup = lookup
    self.passwords = passwords
    self.taken = taken
    self.provenRegistrations = provenRegistrations
    self.confirmations = confirmations
    self.completion = completion
  }

  func register(_ given: OperationInput) async throws -> Outcome {
    try requests.mustBeFromHere(given)
    try mustAcceptTerms(given)
    var call = Registration(names: try namesToRegister(given), given: given)
    if let outcome = try await provenRegistrations.register(call) { return outcome }
    for _ in 1...Registration.rounds {
      if let outcome = try await tryToRegister(&call) { return outcome }
    }
    throw Failure.unavailable(retryAfter: 1)
  }

  /// Nil where somebody else was faster. Each round hashes one password, or compares one, and makes the record of one.
  private func tryToRegister(_ call: inout Registration) async throws -> Outcome? {
    let holders = try await taken.holders(of: call.names)
    if !holders.isEmpty, taken.mayTakeOver(holders, call.given) {
      return try await taken.takeOver(holders, &call)
    }
    if !holders.isEmpty, !taken.mayLookFree(call.given) {
      throw try await taken.turnedAway(holders, call)
    }
    let id = try RandomText.uuid()
    let stored = try await passwords.stored(
      call.password, names: call.names.map(\.text), userId: id)
    let new = NewAccount(
      id: id, state: contract.confirmationCode == nil ? .active : .unconfirmed,
      identifiers: call.names,
      passwordHash: stored.text, sent: ProfileFields(types: contract.types).profile(call.given))
    // guard: taken-name-hash-once
    if !holders.isEmpty { return try await taken.lookFree(holders, new, &call) }
    // guard: registration-after-turn
    try await confirmations.takeTurnToConfirm(&call)
    // guard: code-after-registration
    guard case .created(let account) = try await store.create(new) else { return nil }
    return try await completion.finish(call, with: account, at: account.createdAt)
  }

  /// The name that the person says first, and the others beside it.
  private func namesToRegister(_ given: OperationInput) throws -> [Identifier] {
    let first = try lookup.named(given)
    let others = SentFields(types: contract.types).identifiers(of: given)
    let all = [first] + others.filter { $0.kind != first.kind }
    // guard: registered-username-own
    guard all.allSatisfy({ $0.isNobodyElses(among: all) }) else {
      throw OperationRefusal(.requestInvalid)
    }
    return all
  }

  private func mustAcceptTerms(_ given: OperationInput) throws {
    guard contract.policies.terms?.acceptedAt?.value != .signIn else { return }
    try terms.mustTick(given)
  }
}

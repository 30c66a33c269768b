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

  func register(_ input: OperationInput) async throws -> Outcome {
    try requests.mustBeFromHere(input)
    try mustAcceptTerms(input)
    var registration = Registration(names: try namesToRegister(input), input: input)
    if let outcome = try await provenRegistrations.register(registration) { return outcome }
    for _ in 1...Registration.rounds {
      if let outcome = try await tryToRegister(&registration) { return outcome }
    }
    throw Failure.unavailable(retryAfter: 1)
  }

  /// Nil where somebody else was faster. Each round hashes one password, or compares one, and makes the record of one.
  private func tryToRegister(_ registration: inout Registration) async throws -> Outcome? {
    let holders = try await taken.holders(of: registration.names)
    if !holders.isEmpty, taken.mayTakeOver(holders, registration.input) {
      return try await taken.takeOver(holders, &registration)
    }
    if !holders.isEmpty, !taken.mayAnswerAsFree(registration.input) {
      throw try await taken.rejection(holders, registration)
    }
    let id = try RandomText.uuid()
    let stored = try await passwords.stored(
      registration.password, names: registration.names.map(\.text), userId: id)
    let new = NewAccount(
      id: id, state: contract.confirmationCode == nil ? .active : .unconfirmed,
      identifiers: registration.names,
      passwordHash: stored.text,
      sent: ProfileFields(types: contract.types).profile(registration.input))
    //! taken-name-hash-once
    if !holders.isEmpty { return try await taken.answerAsFree(holders, new, &registration) }
    try await confirmations.reserveConfirmation(&registration)  //! registration-after-turn
    //! code-after-registration
    guard case .created(let account) = try await store.create(new) else { return nil }
    return try await completion.finish(registration, with: account, at: account.createdAt)
  }

  /// The name that the person says first, and the others beside it.
  private func namesToRegister(_ input: OperationInput) throws -> [Identifier] {
    let first = try lookup.named(input)
    let others = SentFields(types: contract.types).identifiers(of: input)
    let all = [first] + others.filter { $0.kind != first.kind }
    guard all.allSatisfy({ $0.isOwnName(among: all) }) else {  //! registered-username-own
      throw OperationRefusal(.requestInvalid)
    }
    return all
  }

  private func mustAcceptTerms(_ input: OperationInput) throws {
    guard contract.policies.terms?.acceptedAt?.value != .signIn else { return }
    try terms.mustAccept(input)
  }
}

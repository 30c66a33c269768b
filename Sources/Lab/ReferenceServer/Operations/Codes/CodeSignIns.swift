import ContractModel
import Stores

/// Operation that signs in by a code.
final class CodeSignIns: Sendable {
  private let contract: Contract
  private let store: any AccountStore
  private let refusals: DeclaredRefusals
  private let lookup: AccountLookup
  private let checker: CodeChecker
  private let owners: NameOwners
  private let proofs: AddressProofs
  private let completer: SignInCompleter

  init(
    contract: Contract, store: any AccountStore, refusals: DeclaredRefusals, lookup: AccountLookup,
    checker: CodeChecker, owners: NameOwners, proofs: AddressProofs, completer: SignInCompleter
  ) {
    self.contract = contract
    self.store = store
    self.refusals = refusals
    self.lookup = lookup
    self.checker = checker
    self.owners = owners
    self.proofs = proofs
    self.completer = completer
  }

  func signIn(_ given: OperationInput) async throws -> Outcome {
    let who = try lookup.named(given)
    let known = try await lookup.account(who)
    try await checker.check(
      given.code, try contract.codeRules(at: given), of: who.text, at: who.address(in: known))
    var account = try await owner(of: who, known, given)
    try account.mustBeGood()
    // guard: code-proves-account
    account = try await proofs.proven(account, by: who.address(in: account).ofAPerson)
    try await proofs.confirm(account, who)
    return try await completer.enter(try await store.account(account.id) ?? account, given)
  }

  /// A code proves the address: who is new there is registered, unless the contract speaks of unknown accounts.
  private func owner(
    of who: Identifier, _ known: Account?, _ given: OperationInput
  ) async throws -> Account {
    if let known, !known.hasOnlySaid(who) { return known }
    guard !refusals.declares(.accountUnknown, at: given) else {
      throw OperationRefusal(.accountUnknown)
    }
    return try await owners.newOwner(of: who)
  }
}

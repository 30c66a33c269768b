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

  func signIn(_ input: OperationInput) async throws -> Outcome {
    let identifier = try lookup.named(input)
    let known = try await lookup.account(identifier)
    try await checker.check(
      input.code, try contract.codeRules(at: input), of: identifier.text,
      at: identifier.address(in: known))
    var account = try await owner(of: identifier, known, input)
    try account.requireUsable()
    //! code-proves-account
    account = try await proofs.proven(account, by: identifier.address(in: account).ofAPerson)
    try await proofs.confirm(account, identifier)
    return try await completer.complete(try await store.account(account.id) ?? account, input)
  }

  /// A code proves the address: who is new there is registered, unless the contract speaks of unknown accounts.
  private func owner(
    of identifier: Identifier, _ known: Account?, _ input: OperationInput
  ) async throws -> Account {
    if let known, !known.hasOnlyClaimed(identifier) { return known }
    guard !refusals.declares(.accountUnknown, at: input) else {
      throw OperationRefusal(.accountUnknown)
    }
    return try await owners.newOwner(of: identifier)
  }
}

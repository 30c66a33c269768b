import ContractModel
import Stores

/// Operation that confirms an address by a code.
final class CodeConfirmations: Sendable {
  private let contract: Contract
  private let store: any AccountStore
  private let tokenPolicy: TokenPolicy
  private let authenticator: TokenAuthenticator
  private let refusals: DeclaredRefusals
  private let lookup: AccountLookup
  private let recoveries: RecoveryTokens
  private let checker: CodeChecker
  private let sessionCodes: SessionCodes
  private let passwordlessSignIn: PasswordlessSignIn
  private let owners: NameOwners
  private let proofs: AddressProofs
  private let completer: SignInCompleter

  init(
    contract: Contract, store: any AccountStore, tokenPolicy: TokenPolicy,
    authenticator: TokenAuthenticator, refusals: DeclaredRefusals, lookup: AccountLookup,
    recoveries: RecoveryTokens, checker: CodeChecker, sessionCodes: SessionCodes,
    passwordlessSignIn: PasswordlessSignIn,
    owners: NameOwners,
    proofs: AddressProofs, completer: SignInCompleter
  ) {
    self.contract = contract
    self.store = store
    self.tokenPolicy = tokenPolicy
    self.authenticator = authenticator
    self.refusals = refusals
    self.lookup = lookup
    self.recoveries = recoveries
    self.checker = checker
    self.sessionCodes = sessionCodes
    self.passwordlessSignIn = passwordlessSignIn
    self.owners = owners
    self.proofs = proofs
    self.completer = completer
  }

  func verify(_ input: OperationInput) async throws -> Outcome {
    let rules = try contract.codeRules(at: input)
    if let caller = try await authenticator.caller(input) {
      return try await sessionCodes.verify(rules, of: caller, input)
    }
    let identifier = try await recoveries.name(input) ?? lookup.named(input)
    let holder = try await lookup.account(identifier)
    if holder == nil, refusals.declares(.accountUnknown, at: input) {
      throw OperationRefusal(.accountUnknown)
    }
    if let holder, owners.isConfirmed(identifier, holder),
      refusals.declares(.alreadyConfirmed, at: input)
    {
      throw OperationRefusal(.alreadyConfirmed)
    }
    try await checker.check(
      input.code, rules, of: identifier.text, at: identifier.address(in: holder))
    guard let holder else { throw OperationRefusal(.codeWrong) }
    let isOthers = try await owners.isOthers(identifier, holder)
    //! foreign-name-no-account
    let account = isOthers ? try await owners.newOwner(of: identifier, NoPassword.fresh()) : holder
    try account.requireUsable()
    if isOthers, passwordlessSignIn.isInaccessible(account, input) {  //! claimed-address-overruled
      throw try await undone(account, input)
    }
    try await proofs.confirm(try await first(account, called: identifier, input), identifier)
    guard let confirmed = try await store.account(account.id) else {
      throw OperationRefusal(.accountGone)
    }
    guard !tokenPolicy.granted(by: input.endpoint).isEmpty else {
      return .done(AnswerData(account: confirmed))
    }
    return try await completer.complete(confirmed, input)
  }

  /// From outside of a session only the first address is proven: asked again as it is written down. A registration
  /// that waits for it goes on with its password; one that several made, and an account that is in use and has proven
  /// nothing, is whoever's: it starts over.
  private func first(
    _ account: Account, called identifier: Identifier, _ input: OperationInput
  ) async throws -> Account {
    let address = identifier.address(in: account).ofAPerson
    guard account.admits(address) else { throw OperationRefusal(.codeWrong) }  //! neighbour-proven
    //! guest-yields-address
    if account.state == .active { return try await proofs.proven(account, by: address) }
    guard try await store.isContested(account) else { return account }  //! last-contestant-out
    // On a device the code has proven the name itself.
    let fresh = try await proofs.proven(account, by: address ?? identifier.text)  //! contested-name
    //! unreachable-account-undone
    if passwordlessSignIn.isInaccessible(fresh, input) { throw try await undone(fresh, input) }
    return fresh
  }

  /// It would be nobody's for ever: whose the name is registers anew.
  private func undone(_ account: Account, _ input: OperationInput) async throws -> OperationRefusal
  {
    try await store.set(
      account.id, state: .deleted, by: .other(resetMark: account.resetMark))
    return OperationRefusal(
      refusals.declares(.accountUnknown, at: input) ? .accountUnknown : .codeWrong)
  }
}

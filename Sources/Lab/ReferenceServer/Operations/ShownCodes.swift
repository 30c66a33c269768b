import AuthServer
import ContractModel
import Crypto
import Stores

// Codes that are shown beside what else a call asks for: with a registration, a new password, another address, or when an
// account is deleted.
extension OperationHandlers {
  /// Nil where the call has none, or has left it out where it may.
  func shownRules(_ given: OperationInput) throws -> CodeRules? {
    guard given.code != nil, given.endpoint.operation.value.namesItsCode else { return nil }
    return try rules(at: given)
  }

  /// Checks the code of somebody who is in. Returns the name that it has proven, if the call says one.
  @discardableResult
  func mustShowCode(_ given: OperationInput, of account: Account) async throws -> Identifier? {
    guard let rules = try shownRules(given) else { return nil }
    if isForAuthenticators(rules) {
      try await checkTimeCode(given.code, of: account, key: Factors(account).authenticator ?? "")
      return nil
    }
    let (who, address) = try shownAddress(rules, of: account, given)
    let subject = who?.text ?? (isSentInside(rules) ? nil : address.ofAPerson) ?? account.id
    try await check(given.code, rules, of: subject, at: address)
    return who
  }

  /// The account's own, proven if any is: whoever only holds a session has another one at hand. Only what an update sends
  /// may be new.
  private func shownAddress(
    _ rules: CodeRules, of account: Account, _ given: OperationInput
  ) throws -> (who: Identifier?, address: Address) {
    let said = SentFields(types: contract.types).identifiers(of: given)
    guard let who = said.first(where: rules.reaches) ?? said.first else {
      return (nil, account.address(for: rules.channels.first))
    }
    let address = address(who, account)
    let isOwn = account.isCalled(address.ofAPerson) && account.lets(in: address.ofAPerson)
    // guard: deletion-code-own-mailbox
    guard isOwn || given.endpoint.operation.value == .accountUpdate else {
      throw OperationRefusal(.codeWrong)
    }
    return (who, address)
  }
}

// Registrations with a code that was sent before.
extension OperationHandlers {
  // guard: registration-code-spent-late
  /// Nil where the call shows none. The code is spent once the password can be kept, and before anybody learns that the
  /// name is taken: it is its owner who asks.
  func registerProven(_ call: Registration) async throws -> Outcome? {
    guard let rules = try shownRules(call.given) else { return nil }
    let id = try RandomText.uuid()
    let stored = try await stored(call.password, names: call.names.map(\.text), userId: id)
    let who = call.names.first { rules.reaches($0) } ?? call.who
    // guard: registration-code-checked
    try await check(call.given.code, rules, of: who.text, at: Address(who))
    var names = call.names.filter { !$0.isSame(who) }
    var proven = who
    proven.isConfirmed = true
    names.insert(proven, at: 0)
    let new = NewAccount(
      id: id, state: .active, identifiers: names, passwordHash: stored.text,
      profile: profile(sentIn: call.given))
    // A person who registered with the name, and never proved it, may have done so for somebody else.
    let made = try await store.create(new) {
      // guard: registrant-loses-proven-name
      $0.hasOnlySaid($1) || $0.isOnlyRegistered(as: $1)
    }
    guard case .created(let account) = made else {
      throw OperationRefusal(
        declares(.identifierTaken, at: call.given) ? .identifierTaken : .codeWrong)
    }
    return try await entered(call, account, at: account.createdAt).get()
  }
}

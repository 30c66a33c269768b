import AuthServer
import ContractModel
import Machines
import Crypto
import Stores

/// One call that registers; it begins again where somebody else was faster.
struct Registration {
  static let rounds = 3

  let names: [Identifier]
  let given: OperationInput
  /// Whether it has taken its turn: a caller who is overtaken does not wait for himself.
  var hasTurn = false

  /// Whom a code is for.
  var who: Identifier { names[0] }

  var password: Secret? { given.newPassword ?? given.password }
}

extension OperationHandlers {
  func register(_ given: OperationInput) async throws -> Outcome {
    try mustBeFromHere(given)
    try mustAcceptTerms(given)
    var call = Registration(names: try namesToRegister(given), given: given)
    if let outcome = try await registerProven(call) { return outcome }
    for _ in 1...Registration.rounds {
      if let outcome = try await tryToRegister(&call) { return outcome }
    }
    throw Failure.unavailable(retryAfter: 1)
  }

  /// Nil where somebody else was faster. Each round hashes one password, or compares one, and makes the record of one.
  private func tryToRegister(_ call: inout Registration) async throws -> Outcome? {
    let holders = try await holders(of: call.names)
    if !holders.isEmpty, mayTakeOver(holders, call.given) {
      return try await takeOver(holders, &call)
    }
    if !holders.isEmpty, !mayLookFree(call.given) { throw try await turnedAway(holders, call) }
    let id = try RandomText.uuid()
    let stored = try await stored(
      call.password, names: call.names.map(\.text), userId: id)
    let new = NewAccount(
      id: id, state: contract.confirmationCode == nil ? .active : .unconfirmed,
      identifiers: call.names,
      passwordHash: stored.text, profile: profile(sentIn: call.given))
    // guard: taken-name-hash-once
    if !holders.isEmpty { return try await lookFree(holders, new, &call) }
    // guard: registration-after-turn
    try await takeTurnToConfirm(&call)
    // guard: code-after-registration
    guard case .created(let account) = try await store.create(new) else { return nil }
    return try await finish(call, with: account, at: account.createdAt)
  }

  /// The name that the person says first, and the others beside it.
  private func namesToRegister(_ given: OperationInput) throws -> [Identifier] {
    let first = try named(given)
    let others = SentFields(types: contract.types).identifiers(of: given)
    let all = [first] + others.filter { $0.kind != first.kind }
    // guard: registered-username-own
    guard all.allSatisfy({ isNobodyElses($0, among: all) }) else {
      throw OperationRefusal(.requestInvalid)
    }
    return all
  }

  /// A user name that looks like an address or a number would be whoever's that is.
  func isNobodyElses(_ name: Identifier, among all: [Identifier]) -> Bool {
    guard name.kind == .username, Identifier.kind(of: name.text) != .username else { return true }
    return all.contains { $0.kind != .username && $0.text == Identifier.normal(name.text) }
  }

  private func confirmation(sentBy call: Registration) -> CodeRules? {
    contract.confirmationCode(sentBy: call.given.endpoint).map { CodeRules($0) }
  }

  /// A caller who comes too soon for another code has changed nothing. One who has the turn has taken no code from
  /// anybody: a code that was sent before is good until the registration stands.
  func takeTurnToConfirm(_ call: inout Registration) async throws {
    // guard: overtaken-code-no-wait
    guard !call.hasTurn, let rules = confirmation(sentBy: call) else { return }
    try await takeTurn(of: rules, for: call.who.text)
    call.hasTurn = true
  }

  /// Nil is the address of a registration that only looks like one.
  func sendConfirmation(_ call: Registration, to address: Address?) async throws {
    guard let rules = confirmation(sentBy: call) else { return }
    try await writeCode(rules, for: call.who.text, to: address)
  }

  /// The registration stands. Nil where somebody else took it over before its session began: who begins again has sent
  /// no letter yet.
  func finish(
    _ call: Registration, with account: Account, at moment: Moment
  ) async throws -> Outcome? {
    // guard: letter-after-turn
    let entered = try await entered(call, account, at: moment)
    if case .failure(let refused) = entered, refused.reason == .credentialsWrong,
      try await store.account(account.id)?.passwordHash != account.passwordHash
    {
      // guard: overtaken-end-retried
      return nil
    }
    // guard: code-to-real-address
    try await sendConfirmation(call, to: address(call.who, account))
    return try entered.get()
  }

  func entered(
    _ call: Registration, _ account: Account, at moment: Moment
  ) async throws -> Result<Outcome, OperationRefusal> {
    guard !tokenPolicy.granted(by: call.given.endpoint).isEmpty else {
      // guard: answer-after-write
      return .success(
        .done(AnswerData(account: shown(call, id: account.id, account.state, at: moment))))
    }
    do {
      return .success(try await enter(account, call.given, .byPassword))
    } catch let refused as OperationRefusal {
      return .failure(refused)
    }
  }

  private func mustAcceptTerms(_ given: OperationInput) throws {
    guard contract.policies.terms?.acceptedAt?.value != .signIn else { return }
    try mustTickTerms(given)
  }
}

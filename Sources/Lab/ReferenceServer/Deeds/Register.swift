import AuthServer
import ContractModel
import Crypto
import Machines
import Stores

/// One call that registers; it begins again where somebody else was faster.
struct Registration {
  static let rounds = 3

  let names: [Identifier]
  let given: Given
  /// By name: made once, and sent when all is done.
  var codes: [String: Secret] = [:]

  var password: Secret? { given.newPassword ?? given.password }
}

extension Deeds {
  func register(_ given: Given) async throws -> Outcome {
    try mustBeFromHere(given)
    try mustAcceptTerms(given)
    var call = Registration(names: try registered(given), given: given)
    for _ in 1...Registration.rounds {
      if let outcome = try await register(&call) { return outcome }
    }
    throw Failure.unavailable(retryAfter: 1)
  }

  /// Nil where somebody else was faster. Whatever comes of it, one password is hashed.
  private func register(_ call: inout Registration) async throws -> Outcome? {
    let holders = try await holders(of: call.names)
    if !holders.isEmpty, mayTakeOver(holders, call.given) {
      return try await register(&call, inPlaceOf: holders)
    }
    let id = try RandomText.uuid()
    let stored = try await stored(
      call.password, names: call.names.map(\.text), userId: id)
    let new = NewAccount(
      id: id, state: confirmation == nil ? .active : .unconfirmed, identifiers: call.names,
      passwordHash: stored.text, profile: profile(sentIn: call.given))
    if !holders.isEmpty { return try await taken(holders, new, &call) }
    try await takeTurn(of: account(like: new), &call)
    guard case .created(let account) = try await store.create(new) else { return nil }
    return try await registered(account, call)
  }

  /// The name that the person says first, and the others beside it.
  private func registered(_ given: Given) throws -> [Identifier] {
    let first = try named(given)
    let others = SentFields(types: contract.types).identifiers(of: given)
    let all = [first] + others.filter { $0.kind != first.kind }
    guard all.allSatisfy({ isNobodyElses($0, among: all) }) else { throw Refused(.requestInvalid) }
    return all
  }

  /// A user name that looks like an address or a number would be whoever's that is.
  func isNobodyElses(_ name: Identifier, among all: [Identifier]) -> Bool {
    guard name.kind == .username, Identifier.kind(of: name.text) != .username else { return true }
    return all.contains { $0.kind != .username && $0.text == Identifier.normal(name.text) }
  }

  /// Who comes too soon for another code has changed nothing.
  func takeTurn(of account: Account, _ call: inout Registration) async throws {
    guard account.state == .unconfirmed, let rules = confirmation,
      sendsCodeAtOnce(call.given.endpoint), let who = account.identifiers.first,
      call.codes[who.text] == nil
    else { return }
    call.codes[who.text] = try await code(rules, for: who.text, at: address(who, account))
  }

  func registered(_ account: Account, _ call: Registration) async throws -> Outcome {
    let given = call.given
    if let rules = confirmation, let who = account.identifiers.first,
      let code = call.codes[who.text]
    {
      try await send(code, rules, to: address(who, account), given)
    }
    guard !book.granted(by: given.endpoint).isEmpty else { return .done(Facts(account: account)) }
    return try await enter(account, given, .byPassword)
  }

  func account(like new: NewAccount) -> Account {
    Account(
      id: new.id ?? "", state: new.state, identifiers: new.identifiers, passwordHash: nil,
      profile: new.profile, createdAt: now)
  }

  /// The code that proves the address of a new account.
  var confirmation: CodeRules? {
    let endpoint = contract.endpoints.first {
      $0.deed.value == .codeVerify && !contract.sendsSession($0)
    }
    return endpoint?.object.map { CodeRules(contract.policies.codes[$0.value]) }
  }

  /// Where a flow has a call of its own for sending it, that call does.
  private func sendsCodeAtOnce(_ endpoint: Endpoint) -> Bool {
    for flow in contract.flows {
      for move in flow.states.flatMap(\.moves)
      where move.event.value == EventName(subject: endpoint.name.value, outcome: nil) {
        let next = deeds(after: flow.states[move.target.value])
        return next.contains(.codeVerify) || !next.contains(.codeSend)
      }
    }
    return true
  }

  private func deeds(after state: StateDefinition) -> [Deed] {
    state.moves.compactMap { contract.endpoints.find($0.event.value.subject)?.deed.value }
  }

  private func mustAcceptTerms(_ given: Given) throws {
    guard contract.policies.terms?.acceptedAt?.value != .signIn else { return }
    try mustTickTerms(given)
  }
}

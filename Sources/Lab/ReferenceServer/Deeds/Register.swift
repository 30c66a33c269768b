import AuthServer
import ContractModel
import Crypto
import Machines
import Stores

extension Deeds {
  func register(_ given: Given) async throws -> Outcome {
    try mustBeFromHere(given)
    try mustAcceptTerms(given)
    return try await register(registered(given), given, again: true)
  }

  private func register(
    _ identifiers: [Identifier], _ given: Given, again: Bool
  ) async throws -> Outcome {
    if let other = try await planted(identifiers, given) {
      return try await register(identifiers, given, inPlaceOf: other)
    }
    let id = try RandomText.uuid()
    let stored = try await stored(
      given.newPassword ?? given.password, names: identifiers.map(\.text), userId: id)
    let account = NewAccount(
      id: id, state: confirmation == nil ? .active : .unconfirmed, identifiers: identifiers,
      passwordHash: stored.text, profile: profile(sentIn: given))
    switch try await store.create(account) {
    case .created(let account): return try await registered(account, given)
    case .taken where again: return try await register(identifiers, given, again: false)
    case .taken(let other): return try await taken(other, account, given)
    }
  }

  /// Who registered with one of these names and proved nothing.
  private func planted(_ identifiers: [Identifier], _ given: Given) async throws -> Account? {
    guard !declares(.identifierTaken, at: given) else { return nil }
    for identifier in identifiers {
      let other = try await account(identifier)
      if let other { return other.state == .unconfirmed ? other : nil }
    }
    return nil
  }

  /// Who knows the password registers once more; anybody else takes the names over. Of two passwords neither is known to
  /// be the owner's: then there is none, and who proves the name chooses one. Comparing takes as long as hashing.
  private func register(
    _ identifiers: [Identifier], _ given: Given, inPlaceOf other: Account
  ) async throws -> Outcome {
    let password = try chosen(
      given.newPassword ?? given.password, names: identifiers.map(\.text))
    let known = other.passwordHash ?? ""
    let verdict = try await hasher.verify(
      password, against: known.isEmpty ? nil : StoredPassword(known).hash)
    let names = Set(other.identifiers.map(\.text))
    if verdict.isRight, names.isSuperset(of: identifiers.map(\.text)) {
      return try await registered(other, given)
    }
    let new = NewAccount(
      state: other.state, identifiers: identifiers, passwordHash: verdict.isRight ? known : "",
      profile: profile(sentIn: given))
    guard let account = try await store.replace(unproven: other.id, by: new) else {
      throw Failure.unavailable(retryAfter: 1)
    }
    return try await registered(account, given)
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

  private func registered(_ account: Account, _ given: Given) async throws -> Outcome {
    if account.state == .unconfirmed, let rules = confirmation, sendsCodeAtOnce(given.endpoint),
      let who = account.identifiers.first
    {
      try await make(rules, for: who.text, to: address(who, account), given)
    }
    guard !book.granted(by: given.endpoint).isEmpty else { return .done(Facts(account: account)) }
    return try await enter(account, given, .byPassword)
  }

  /// Nobody learns that the name is somebody's, unless the contract says so.
  private func taken(
    _ other: Account, _ new: NewAccount, _ given: Given
  ) async throws -> Outcome {
    if declares(.identifierTaken, at: given) || !book.granted(by: given.endpoint).isEmpty {
      throw Refused(.identifierTaken)
    }
    return try await looksFree(other, new, given)
  }

  /// Answers with the account that would have been made, and writes as often as that takes.
  private func looksFree(
    _ other: Account, _ new: NewAccount, _ given: Given
  ) async throws -> Outcome {
    try await post("taken", "Somebody tried to register with your address.", to: other)
    if confirmation != nil, sendsCodeAtOnce(given.endpoint) {
      try await postNothing()
      try await postNothing()
    }
    return .done(
      Facts(
        account: Account(
          id: new.id ?? other.id, state: new.state, identifiers: new.identifiers,
          passwordHash: nil, profile: new.profile, createdAt: now)))
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

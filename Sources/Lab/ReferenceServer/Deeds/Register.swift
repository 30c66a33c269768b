import AuthServer
import ContractModel
import Crypto
import Machines
import Stores

extension Deeds {
  func register(_ given: Given) async throws -> Outcome {
    try mustBeFromHere(given)
    try mustAcceptTerms(given)
    let identifiers = try registered(given)
    let id = try RandomText.uuid()
    let stored = try await stored(
      given.newPassword ?? given.password, names: identifiers.map(\.text), userId: id)
    let account = NewAccount(
      id: id, state: confirmation == nil ? .active : .unconfirmed, identifiers: identifiers,
      passwordHash: stored.text, profile: profile(sentIn: given))
    switch try await store.create(account) {
    case .created(let account): return try await registered(account, given)
    case .taken(let other): return try await taken(other, account, given)
    }
  }

  /// The name that the person says first, and the others beside it.
  private func registered(_ given: Given) throws -> [Identifier] {
    let first = try named(given)
    let others = SentFields(types: contract.types).identifiers(of: given)
    return [first] + others.filter { $0.kind != first.kind }
  }

  private func registered(_ account: Account, _ given: Given) async throws -> Outcome {
    if account.state == .unconfirmed, let rules = confirmation, sendsCodeAtOnce(given.endpoint),
      let who = account.identifiers.first
    {
      try await make(rules, for: who.text, to: Address(who), given)
    }
    guard !book.granted(by: given.endpoint).isEmpty else { return .done(Facts(account: account)) }
    return try await enter(account, given)
  }

  /// Nobody learns that the name is somebody's, unless the contract says so. One that was never
  /// proven is taken over: it belongs to whoever reads the code.
  private func taken(
    _ other: Account, _ new: NewAccount, _ given: Given
  ) async throws -> Outcome {
    guard other.state == .unconfirmed else {
      if declares(.identifierTaken, at: given) || !book.granted(by: given.endpoint).isEmpty {
        throw Refused(.identifierTaken)
      }
      return try await looksFree(other, new, given)
    }
    if declares(.identifierTaken, at: given) { throw Refused(.identifierTaken) }
    try await store.set(other.id, passwordHash: new.passwordHash ?? "")
    return try await registered(other, given)
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
    for leaf in SentFields(types: contract.types).leaves(of: given) {
      guard case .scalar(.bool) = leaf.field.shape.element, leaf.field.speaksOfTerms else {
        continue
      }
      guard leaf.value.isTrue else { throw Refused(.termsNotAccepted) }
    }
  }
}

extension Field {
  /// What a person ticks.
  fileprivate var speaksOfTerms: Bool {
    let name = name.value.lowercased()
    return ["terms", "agree", "accept", "consent", "privacy"].contains { name.contains($0) }
  }
}

extension Deeds {
  /// What to keep of a password, once it may be chosen.
  func stored(
    _ password: Secret?, names: [String], userId: String? = nil
  ) async throws -> StoredPassword {
    guard let password else { throw Refused(.requestInvalid) }
    guard PasswordCheck(policy: contract.policies.password).accepts(password, names: names) else {
      throw Refused(.passwordWeak)
    }
    let hash = try await hasher.hash(password)
    return StoredPassword(hash: hash, srp: try srpRecord(password, userId: userId))
  }

  /// Sets another password, which is then the person's own. What is spent for it is spent once it may be chosen.
  func choose(
    _ password: Secret?, for account: Account, spending: () async throws -> Void = {}
  ) async throws {
    let userId = account.passwordHash.flatMap { StoredPassword($0).srp?.userId }
    let stored = try await stored(
      password, names: account.identifiers.map(\.text), userId: userId)
    try await spending()
    try await store.set(account.id, passwordHash: stored.text)
    if Factors(account).mustChangePassword {
      _ = try await change(account, [Factors.newPasswordKey: .null])
    }
  }

  /// Tells one password of an account from the next, and nothing else of it.
  func passwordMark(of account: Account) -> String {
    hash.alias("password", account.passwordHash ?? "")
  }
}

import AuthServer
import ContractModel
import Crypto
import Stores

extension OperationHandlers {
  private static let srpKind = "$srp"
  private static let srpLifetime = 180

  /// Nil where the contract has no sign-in by SRP.
  private var pool: SRPPool? {
    guard let provider = contract.providers.first(where: { $0.kind.value == .cognito }),
      let id = settings.text(provider.poolId, of: contract)
    else { return nil }
    return SRPPool(name: id.split(separator: "_", maxSplits: 1).last.map(String.init) ?? id)
  }

  /// The pool's number and a block that stands for this one try. Somebody unknown gets both as well,
  /// the same salt each time, unless the contract tells.
  func challengePassword(_ given: OperationInput) async throws -> Outcome {
    let who = try named(given)
    guard let pool, let number = given.slots[.srpA]?.reveal(),
      let client = try SRPPool.clientNumber(number)
    else { throw OperationRefusal(.requestInvalid) }
    let account = try await account(who)
    if account == nil, declares(.accountUnknown, at: given) {
      throw OperationRefusal(.accountUnknown)
    }
    // Made for everybody, since making it takes a while.
    let decoy = try decoy(who)
    let record = account?.passwordHash.flatMap { StoredPassword($0).srp } ?? decoy
    let block = try RandomBytes.make(96)
    let text = Base64Bytes(block).json.asText!
    try await store.put(
      ticket: hash.fingerprint(ofTicket: Self.srpKind, text), kind: Self.srpKind,
      payload: [
        "name": .string(who.text), "kind": .string(who.kind.rawValue),
        "account": account.map { .string($0.id) }, "client": .string(client.hex),
        "record": .string(record.text),
      ], lifetime: Self.srpLifetime)
    let server = try pool.publicNumber(
      verifier: BigNumber(hex: record.verifier) ?? BigNumber([]), secret: secretNumber(text))
    return srpOutcome(
      [.userId: record.userId, .salt: record.salt, .srpB: server.hex, .secretBlock: text], given)
  }

  /// A block serves for one try, and each try counts before it is looked at.
  func provePassword(_ given: OperationInput) async throws -> Outcome {
    guard let pool, let block = given.slots[.secretBlock]?.reveal() else {
      throw OperationRefusal(.requestInvalid)
    }
    let ticket = hash.fingerprint(ofTicket: Self.srpKind, block)
    // guard: srp-block-once
    guard case .good(let payload) = try await store.take(ticket: ticket, kind: Self.srpKind),
      let begun = SRPBegun(payload)
    else { throw OperationRefusal(.credentialsWrong) }
    let found = try await begun.account.asyncMap { try await store.account($0) }
    let account = found?.state == .deleted ? nil : found
    // guard: guesses-without-password
    let tries = try await reserve(begun.who, account, given)
    // Computed for whoever is locked too, since it takes a while.
    let isRight = try holds(begun, block, pool, given)
    // guard: lock-holds-in-proof
    if case .locked(let until) = tries.attempt {
      throw lockedOrWrong(until: until, given)
    }
    // guard: srp-record-current
    guard let account, isRight, isStill(begun.record, of: account) else {
      throw try await wrong(account, tries, given)
    }
    try await mustBeTold(account, tries, given)
    try await succeeded(tries)
    return try await enter(account, given, .byPassword)
  }

  /// A block that was asked for before the password changed proves the old one.
  private func isStill(_ record: SRPRecord, of account: Account) -> Bool {
    account.passwordHash.flatMap { StoredPassword($0).srp }?.text == record.text
  }

  private func holds(
    _ begun: SRPBegun, _ block: String, _ pool: SRPPool, _ given: OperationInput
  ) throws -> Bool {
    guard let signature = given.slots[.signature],
      given.slots[.userId]?.reveal() == begun.record.userId,
      let timestamp = given.slots[.timestamp]?.reveal(), (20...40).contains(timestamp.utf8.count),
      let verifier = BigNumber(hex: begun.record.verifier),
      let bytes = try? Base64Bytes(json: .string(block)).bytes
    else { return false }
    let secret = secretNumber(block)
    let server = try pool.publicNumber(verifier: verifier, secret: secret)
    guard
      let key = try pool.key(
        client: begun.client, server: server, verifier: verifier, secret: secret)
    else { return false }
    let right = pool.signature(
      userId: begun.record.userId, block: bytes, timestamp: timestamp, key: key)
    return Secret(Base64Bytes(right).json.asText!) == signature
  }

  private func lockedOrWrong(until: Moment, _ given: OperationInput) -> OperationRefusal {
    tellsOfLocks(given)
      ? OperationRefusal(.accountLocked, left: 0, until: until)
      : OperationRefusal(.credentialsWrong, left: 0)
  }

  /// `b` follows from the block, so that nobody has to keep it.
  private func secretNumber(_ block: String) -> BigNumber { BigNumber(hash.bytes("srp", block)) }

  func srpRecord(_ password: Secret, userId: String?) throws -> SRPRecord? {
    guard let pool, usesSRP else { return nil }
    let id = try userId ?? RandomText.uuid()
    let salt = BigNumber(try RandomBytes.make(16))
    let verifier = try pool.verifier(userId: id, password: password, salt: salt)
    return SRPRecord(userId: id, salt: salt.hex, verifier: verifier.hex)
  }

  private var usesSRP: Bool {
    contract.endpoints.contains { endpoint in
      FieldWalk(contract.types).slots(in: endpoint.sends).contains(.srpA)
    }
  }

  private func decoy(_ who: Identifier) throws -> SRPRecord {
    let made = hash.bytes("srp decoy", who.kind.rawValue, who.text)
    let power = BigNumber(hash.bytes("srp verifier", who.text))
    let verifier = try SRPPool.generator.power(power, modulo: SRPPool.modulus)
    return SRPRecord(
      userId: decoyId(of: who),
      salt: BigNumber(Array(made.suffix(16))).hex,
      verifier: verifier.hex)
  }

  func decoyId(of who: Identifier) -> String {
    RandomText.uuid(of: Array(hash.bytes("id decoy", who.kind.rawValue, who.text).prefix(16)))
  }

  private func srpOutcome(_ slots: [ProviderSlot: String], _ given: OperationInput) -> Outcome {
    let facts = AnswerData(slots: slots)
    let choices = AnswerTypes(contract: contract).choices(of: given.endpoint)
    let walk = FieldWalk(contract.types)
    let type = choices.first { walk.slots(in: contract.types[$0].fields).contains(.srpB) }
    return type.map { .answered(type: $0, facts) } ?? .done(facts)
  }
}

/// A sign-in by SRP that is under way.
private struct SRPBegun {
  let who: Identifier
  let account: String?
  let client: BigNumber
  let record: SRPRecord

  init?(_ payload: JSONObject) {
    guard let name = payload["name"]?.asText,
      let kind = payload["kind"]?.asText.flatMap(Identifier.Kind.init),
      let client = payload["client"]?.asText.flatMap({ BigNumber(hex: $0) }),
      let record = payload["record"]?.asText.flatMap(SRPRecord.init)
    else { return nil }
    who = Identifier(kind: kind, text: name)
    account = payload["account"]?.asText
    self.client = client
    self.record = record
  }
}

extension Optional where Wrapped: Sendable {
  fileprivate func asyncMap<T>(_ work: (Wrapped) async throws -> T?) async rethrows -> T? {
    if let self { try await work(self) } else { nil }
  }
}

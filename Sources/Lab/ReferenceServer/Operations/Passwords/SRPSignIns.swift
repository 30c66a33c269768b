import AuthServer
import ContractModel
import Crypto
import Machines
import Stores

/// Sign-ins by SRP: the question and the proof.
final class SRPSignIns: Sendable {
  private let contract: Contract
  private let store: any AccountStore & TicketStore
  private let hash: KeyedHash
  private let srp: SRPRecords
  private let lookup: AccountLookup
  private let refusals: DeclaredRefusals
  private let attempts: PasswordAttempts
  private let completer: SignInCompleter

  init(
    contract: Contract, store: any AccountStore & TicketStore, hash: KeyedHash, srp: SRPRecords,
    lookup: AccountLookup, refusals: DeclaredRefusals, attempts: PasswordAttempts,
    completer: SignInCompleter
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
    self.srp = srp
    self.lookup = lookup
    self.refusals = refusals
    self.attempts = attempts
    self.completer = completer
  }

  private static let srpKind = "$srp"

  private static let srpLifetime = 180

  /// The pool's number and a block that stands for this one try. Somebody unknown gets both as well,
  /// the same salt each time, unless the contract tells.
  func challengePassword(_ input: OperationInput) async throws -> Outcome {
    let identifier = try lookup.named(input)
    guard let pool = srp.pool, let number = input.slots[.srpA]?.reveal(),
      let client = try SRPPool.clientNumber(number)
    else { throw OperationRefusal(.requestInvalid) }
    let account = try await lookup.account(identifier)
    if account == nil, refusals.declares(.accountUnknown, at: input) {
      throw OperationRefusal(.accountUnknown)
    }
    // Made for everybody, since making it takes a while.
    let decoy = try srp.decoy(identifier)
    let record = account?.passwordHash.flatMap { StoredPassword($0).srp } ?? decoy
    let block = try RandomBytes.make(96)
    let text = Base64Bytes(block).text
    try await store.put(
      ticket: hash.fingerprint(ofTicket: Self.srpKind, text), kind: Self.srpKind,
      payload: [
        "name": .string(identifier.text), "kind": .string(identifier.kind.rawValue),
        "account": account.map { .string($0.id) }, "client": .string(client.hex),
        "record": .string(record.text),
      ], lifetime: Self.srpLifetime)
    let server = try pool.publicNumber(
      verifier: BigNumber(hex: record.verifier) ?? BigNumber([]), secret: secretNumber(text))
    return srpOutcome(
      [.userId: record.userId, .salt: record.salt, .srpB: server.hex, .secretBlock: text], input)
  }

  /// A block serves for one try, and each try counts before it is looked at.
  func provePassword(_ input: OperationInput) async throws -> Outcome {
    guard let pool = srp.pool, let block = input.slots[.secretBlock]?.reveal() else {
      throw OperationRefusal(.requestInvalid)
    }
    let ticket = hash.fingerprint(ofTicket: Self.srpKind, block)
    //! srp-block-once
    guard case .good(let payload) = try await store.take(ticket: ticket, kind: Self.srpKind),
      let begun = SRPBegun(payload)
    else { throw OperationRefusal(.credentialsWrong) }
    let found = try await begun.account.asyncMap { try await store.account($0) }
    let account = found?.state == .deleted ? nil : found
    let reserved = try await attempts.reserve(begun.identifier, account, input)  //! code-guesses
    // Computed for whoever is locked too, since it takes a while.
    let isRight = try holds(begun, block, pool, input)
    if case .locked(let until) = reserved.attempt {  //! lock-holds-in-proof
      throw lockedOrWrong(until: until, input)
    }
    guard let account, isRight, isStill(begun.record, of: account) else {  //! srp-record-current
      throw try await attempts.wrong(account, reserved, input)
    }
    try await attempts.requireDisclosable(account, reserved, input)
    try await attempts.succeeded(reserved)
    return try await completer.complete(account, input, .byPassword)
  }

  /// A block that was asked for before the password changed proves the old one.
  private func isStill(_ record: SRPRecord, of account: Account) -> Bool {
    account.passwordHash.flatMap { StoredPassword($0).srp }?.text == record.text
  }

  private func holds(
    _ begun: SRPBegun, _ block: String, _ pool: SRPPool, _ input: OperationInput
  ) throws -> Bool {
    guard let signature = input.slots[.signature],
      input.slots[.userId]?.reveal() == begun.record.userId,
      let timestamp = input.slots[.timestamp]?.reveal(), (20...40).contains(timestamp.utf8.count),
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
    return Secret(Base64Bytes(right).text) == signature
  }

  private func lockedOrWrong(until: Moment, _ input: OperationInput) -> OperationRefusal {
    attempts.declaresLocks(input)
      ? OperationRefusal(.accountLocked, left: 0, until: until)
      : OperationRefusal(.credentialsWrong, left: 0)
  }

  /// `b` follows from the block, so that nobody has to keep it.
  private func secretNumber(_ block: String) -> BigNumber { BigNumber(hash.bytes("srp", block)) }

  private func srpOutcome(_ slots: [ProviderSlot: String], _ input: OperationInput) -> Outcome {
    let data = AnswerData(slots: slots)
    let choices = AnswerTypes(contract: contract).choices(of: input.endpoint)
    let walk = FieldWalk(contract.types)
    let type = choices.first { walk.slots(in: contract.types[$0].fields).contains(.srpB) }
    return type.map { .answered(type: $0, data) } ?? .done(data)
  }
}

/// A sign-in by SRP that is under way.
private struct SRPBegun {
  let identifier: Identifier
  let account: String?
  let client: BigNumber
  let record: SRPRecord

  init?(_ payload: JSONObject) {
    guard let name = payload["name"]?.asText,
      let kind = payload["kind"]?.asText.flatMap(Identifier.Kind.init),
      let client = payload["client"]?.asText.flatMap({ BigNumber(hex: $0) }),
      let record = payload["record"]?.asText.flatMap(SRPRecord.init)
    else { return nil }
    identifier = Identifier(kind: kind, text: name)
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

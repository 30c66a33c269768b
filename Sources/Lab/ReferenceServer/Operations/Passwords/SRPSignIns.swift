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
  private let trials: PasswordTrials
  private let completer: SignInCompleter

  init(
    contract: Contract, store: any AccountStore & TicketStore, hash: KeyedHash, srp: SRPRecords,
    lookup: AccountLookup, refusals: DeclaredRefusals, trials: PasswordTrials,
    completer: SignInCompleter
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
    self.srp = srp
    self.lookup = lookup
    self.refusals = refusals
    self.trials = trials
    self.completer = completer
  }

  private static let srpKind = "$srp"

  private static let srpLifetime = 180

  /// The pool's number and a block that stands for this one try. Somebody unknown gets both as well,
  /// the same salt each time, unless the contract tells.
  func challengePassword(_ given: OperationInput) async throws -> Outcome {
    let who = try lookup.named(given)
    guard let pool = srp.pool, let number = given.slots[.srpA]?.reveal(),
      let client = try SRPPool.clientNumber(number)
    else { throw OperationRefusal(.requestInvalid) }
    let account = try await lookup.account(who)
    if account == nil, refusals.declares(.accountUnknown, at: given) {
      throw OperationRefusal(.accountUnknown)
    }
    // Made for everybody, since making it takes a while.
    let decoy = try srp.decoy(who)
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
    guard let pool = srp.pool, let block = given.slots[.secretBlock]?.reveal() else {
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
    let tries = try await trials.reserve(begun.who, account, given)
    // Computed for whoever is locked too, since it takes a while.
    let isRight = try holds(begun, block, pool, given)
    // guard: lock-holds-in-proof
    if case .locked(let until) = tries.attempt {
      throw lockedOrWrong(until: until, given)
    }
    // guard: srp-record-current
    guard let account, isRight, isStill(begun.record, of: account) else {
      throw try await trials.wrong(account, tries, given)
    }
    try await trials.mustBeTold(account, tries, given)
    try await trials.succeeded(tries)
    return try await completer.enter(account, given, .byPassword)
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
    trials.tellsOfLocks(given)
      ? OperationRefusal(.accountLocked, left: 0, until: until)
      : OperationRefusal(.credentialsWrong, left: 0)
  }

  /// `b` follows from the block, so that nobody has to keep it.
  private func secretNumber(_ block: String) -> BigNumber { BigNumber(hash.bytes("srp", block)) }

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

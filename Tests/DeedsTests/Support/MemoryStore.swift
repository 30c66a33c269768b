import AuthServer
import Stores

/// A store in memory that keeps the promises: an actor, so that each method is one decision.
actor MemoryStore: Store {
  nonisolated let clock: any Clock
  private var people: [String: Account] = [:]
  private var links: [String: String] = [:]
  private var held: [String: Held] = [:]
  private var tokens: [Fingerprint: Kept] = [:]
  private var codes: [String: SentCode] = [:]
  private var tickets: [Fingerprint: Ticket] = [:]
  private var claims: [String: Moment] = [:]
  private var counters: [String: Counter] = [:]
  private var secrets: [String: [UInt8]] = [:]
  private var letters: [Letter] = []
  private var made = 0
  /// What every call fails with, once it is set.
  private var fault: StoreFault?

  init(clock: any Clock) { self.clock = clock }

  func close() {}

  func fail(with fault: StoreFault?) { self.fault = fault }

  private var now: Moment { clock.now }

  private struct Held {
    var session: Session
    var device: String?
    var endsAt: Moment?
    var idle: Int?
    var isEnded = false
  }

  private struct Kept {
    let name: String
    let session: String
    let expiresAt: Moment?
    var usedAt: Moment?
    var successor: Fingerprint?
  }

  private struct SentCode {
    let code: NewCode
    let at: Moment
    var triesLeft: Int
    var isUsed = false
  }

  private struct Ticket {
    let kind: String
    let payload: JSONObject
    let endsAt: Moment
  }

  private struct Counter {
    var failures = 0
    var lockedUntil: Moment?
  }

  // MARK: AccountStore

  func create(_ new: NewAccount) throws(StoreFault) -> AccountCreation {
    if let fault { throw fault }
    let texts = new.identifiers.map(\.text)
    if let other = people.values.first(where: { account in
      account.identifiers.contains { texts.contains($0.text) }
    }) {
      return .taken(other)
    }
    if let link = new.link, let other = links[link.provider + " " + link.subject] {
      return .taken(people[other]!)
    }
    made += 1
    let id = new.id ?? "00000000-0000-4000-8000-\(String(100_000_000_000 + made))"
    let account = Account(
      id: id, state: new.state, identifiers: new.identifiers, passwordHash: new.passwordHash,
      profile: new.profile, createdAt: now)
    people[id] = account
    if let link = new.link { links[link.provider + " " + link.subject] = id }
    return .created(account)
  }

  func account(_ id: String) throws(StoreFault) -> Account? {
    if let fault { throw fault }
    return people[id]
  }

  func account(calledAny text: String) throws(StoreFault) -> Account? {
    if let fault { throw fault }
    return people.values.first { $0.identifiers.contains { $0.text == text } }
  }

  func account(provider: String, subject: String) -> Account? {
    links[provider + " " + subject].flatMap { people[$0] }
  }

  func accounts() -> [Account] { Array(people.values) }

  func update(_ id: String, profile: JSONObject) -> Account? {
    guard people[id] != nil else { return nil }
    for field in profile.fields {
      people[id]!.profile[field.name] = field.value == .null ? nil : field.value
    }
    return people[id]
  }

  func set(_ id: String, passwordHash: String) { people[id]?.passwordHash = passwordHash }

  func set(_ id: String, state: Account.State) {
    people[id]?.state = state
    if state == .deleted { people[id]?.identifiers = [] }
    if state == .deleted || state == .disabled { endAll(of: id, but: nil) }
  }

  func confirm(_ id: String, identifier: String) {
    guard var account = people[id] else { return }
    for index in account.identifiers.indices where account.identifiers[index].text == identifier {
      account.identifiers[index].isConfirmed = true
    }
    if account.state == .unconfirmed { account.state = .active }
    people[id] = account
  }

  func name(_ id: String, _ identifier: Identifier) -> Bool {
    let isTaken = people.values.contains { other in
      other.id != id && other.identifiers.contains { $0.text == identifier.text }
    }
    guard !isTaken else { return false }
    people[id]?.identifiers.removeAll { $0.kind == identifier.kind }
    people[id]?.identifiers.append(identifier)
    return true
  }

  func link(_ id: String, provider: String, subject: String) -> Bool {
    let key = provider + " " + subject
    guard links[key] == nil || links[key] == id else { return false }
    links[key] = id
    return true
  }

  // MARK: SessionStore

  func begin(_ new: NewSession) throws(StoreFault) -> Session? {
    if let fault { throw fault }
    let state = people[new.account]?.state
    guard state == .active || (state == .unconfirmed && new.allowsUnconfirmed) else { return nil }
    made += 1
    let session = Session(
      id: "session-\(made)", account: new.account, deviceName: new.deviceName, beganAt: now,
      usedAt: now)
    held[session.id] = Held(
      session: session, device: new.device, endsAt: new.ends.map { now.adding(seconds: $0) },
      idle: new.idle)
    for token in new.tokens { keep(token, session.id) }
    return session
  }

  func standing(session id: String) throws(StoreFault) -> Standing? {
    if let fault { throw fault }
    guard var own = held[id], !own.isEnded, let account = people[own.session.account],
      account.state == .active || account.state == .unconfirmed,
      own.endsAt.map({ now < $0 }) ?? true,
      own.idle.map({ now < own.session.usedAt.adding(seconds: $0) }) ?? true
    else { return nil }
    own.session = Session(
      id: id, account: account.id, deviceName: own.session.deviceName, beganAt: own.session.beganAt,
      usedAt: now)
    held[id] = own
    return Standing(session: own.session, account: account)
  }

  func standing(token: Fingerprint, name: String) throws(StoreFault) -> TokenStanding {
    if let fault { throw fault }
    guard let own = tokens[token], own.name == name else { return .unknown }
    if own.usedAt != nil { return .ended(nil) }
    if let end = own.expiresAt, now >= end { return .expired }
    guard let standing = try standing(session: own.session) else {
      return .ended(state(ofSession: own.session))
    }
    return .good(standing)
  }

  func rotate(_ rotation: Rotation) throws(StoreFault) -> RotationResult {
    if let fault { throw fault }
    guard let own = tokens[rotation.used], own.name == rotation.name else { return .unknown }
    guard let standing = try standing(session: own.session) else {
      return .ended(state(ofSession: own.session))
    }
    if let used = own.usedAt {
      let isInTime = now < used.adding(seconds: rotation.grace)
      if isInTime, let next = own.successor, tokens[next]?.usedAt == nil {
        return .repeated(standing)
      }
      if rotation.endsFamily { held[own.session]?.isEnded = true }
      return .reused
    }
    if let end = own.expiresAt, now >= end { return .expired }
    tokens[rotation.used]?.usedAt = now
    tokens[rotation.used]?.successor = rotation.successor
    keep(
      NewToken(
        name: rotation.name, fingerprint: rotation.successor, lifetime: rotation.lifetime),
      own.session)
    for token in rotation.companions { keep(token, own.session) }
    return .rotated(standing)
  }

  func add(_ new: [NewToken], to session: String) throws(StoreFault) -> Bool {
    guard try standing(session: session) != nil else { return false }
    for token in new { keep(token, session) }
    return true
  }

  func sessions(of account: String) -> [Session] {
    held.values.filter { $0.session.account == account && !$0.isEnded }.map(\.session)
      .sorted { $0.usedAt > $1.usedAt }
  }

  func end(session id: String, of account: String) -> Bool {
    guard let own = held[id], own.session.account == account, !own.isEnded else { return false }
    held[id]?.isEnded = true
    return true
  }

  func endOthers(of account: String, but session: String?) -> Int {
    endAll(of: account, but: session)
  }

  func end(token: Fingerprint, name: String) -> Bool {
    guard let own = tokens[token], own.name == name else { return false }
    held[own.session]?.isEnded = true
    return true
  }

  func knows(device: String, of account: String) -> Bool {
    held.values.contains { $0.session.account == account && $0.device == device }
  }

  // MARK: The rest

  func put(_ code: NewCode) throws(StoreFault) -> CodeSending {
    if let fault { throw fault }
    let key = code.purpose + " " + code.subject
    if let last = codes[key], now < last.at.adding(seconds: code.resendAfter) {
      return .tooSoon(until: last.at.adding(seconds: code.resendAfter))
    }
    codes[key] = SentCode(code: code, at: now, triesLeft: code.tries)
    return .sent
  }

  func tryCode(
    purpose: String, subject: String, code: Fingerprint
  ) throws(StoreFault) -> CodeTrial {
    if let fault { throw fault }
    let key = purpose + " " + subject
    guard var sent = codes[key], !sent.isUsed else { return .unknown }
    guard now < sent.at.adding(seconds: sent.code.lifetime) else { return .expired }
    guard sent.triesLeft > 0 else { return .triesSpent }
    sent.triesLeft -= 1
    sent.isUsed = sent.code.fingerprint == code
    codes[key] = sent
    return sent.isUsed ? .right : .wrong(triesLeft: sent.triesLeft)
  }

  func put(ticket: Fingerprint, kind: String, payload: JSONObject, lifetime: Int) {
    tickets[ticket] = Ticket(kind: kind, payload: payload, endsAt: now.adding(seconds: lifetime))
  }

  func take(ticket: Fingerprint, kind: String) -> TicketTaking {
    let taking = look(ticket: ticket, kind: kind)
    if case .good = taking { tickets[ticket] = nil }
    return taking
  }

  func look(ticket: Fingerprint, kind: String) -> TicketTaking {
    guard let own = tickets[ticket], own.kind == kind else { return .unknown }
    return now < own.endsAt ? .good(own.payload) : .expired
  }

  func claim(_ name: String, kind: String, lifetime: Int) -> Bool {
    let key = kind + " " + name
    if let end = claims[key], now < end { return false }
    claims[key] = now.adding(seconds: lifetime)
    return true
  }

  func attempt(_ key: String, steps: [LockStep]) throws(StoreFault) -> Attempt {
    if let fault { throw fault }
    var counter = counters[key] ?? Counter()
    if let until = counter.lockedUntil, now < until { return .locked(until: until) }
    counter.failures += 1
    counter.lockedUntil = steps.last { $0.failures <= counter.failures }
      .flatMap { $0.failures == counter.failures ? now.adding(seconds: $0.lasts) : nil }
    counters[key] = counter
    let next = steps.first { $0.failures >= counter.failures } ?? steps.last!
    return .allowed(
      left: max(0, next.failures - counter.failures), lockedUntil: counter.lockedUntil)
  }

  func succeeded(_ key: String) { counters[key] = nil }

  func forgive(_ key: String) {
    counters[key]?.failures -= 1
    counters[key]?.lockedUntil = nil
  }

  func signingKeys() -> [SigningKey] { [] }
  func add(_ key: SigningKey, unlessNewerThan moment: Moment) -> [SigningKey] { [] }
  func removeSigningKeys(olderThan moment: Moment) {}

  func secret(_ name: String) -> [UInt8] {
    if secrets[name] == nil { secrets[name] = (0..<32).map { UInt8($0) ^ UInt8(name.utf8.count) } }
    return secrets[name]!
  }

  func post(_ letter: Letter) { letters.append(letter) }
  func outbox() -> [Letter] { letters }

  private func keep(_ token: NewToken, _ session: String) {
    tokens[token.fingerprint] = Kept(
      name: token.name, session: session,
      expiresAt: token.lifetime.map { now.adding(seconds: $0) })
  }

  private func state(ofSession id: String) -> Account.State? {
    held[id].flatMap { people[$0.session.account]?.state }
  }

  @discardableResult
  private func endAll(of account: String, but session: String?) -> Int {
    let ended = held.filter {
      $0.value.session.account == account && $0.key != session && !$0.value.isEnded
    }
    for id in ended.keys { held[id]?.isEnded = true }
    return ended.count
  }
}

import AuthDecisions
import AuthServer
import Foundation

/// The tables. Each method is one transaction, and no two of them run at a time.
actor LongdeStore {
  /// A new session, or one with a new refresh token.
  struct Granted: Sendable {
    let session: String
    let person: Person
    let refreshToken: String
  }

  enum Renewal: Sendable {
    case granted(Granted)
    case refused(Person.State)
    case over
  }

  static let refreshLifetime: Int64 = 7 * 86_400
  static let grace = Duration.seconds(30)

  private let database: any LongdeDatabase

  /// - Parameter place: `postgres://…`, or the path of a file of SQLite.
  init(_ place: String) throws(DatabaseTrouble) {
    let isPostgres = place.hasPrefix("postgres://") || place.hasPrefix("postgresql://")
    database = isPostgres ? try LongdePostgres(place) : try LongdeSQLite(place)
    try LongdeMigrations.run(on: database)
  }

  /// Finds the account of a subject at Apple, or makes one. Nil where it is disabled.
  func signIn(
    _ subject: String, email: String?, fullName: String?, now: Int64
  ) throws(DatabaseTrouble) -> Granted? {
    try database.transaction { () throws(DatabaseTrouble) in
      let found = try person(subject: subject)
      if found?.state == .disabled { return nil }
      if found?.state == .deleted {
        try database.run(
          "UPDATE accounts SET apple_subject = NULL WHERE apple_subject = $1", .text(subject))
      }
      let isNew = found == nil || found?.state == .deleted
      let person =
        isNew
        ? Person(id: Self.newID(), email: email, fullName: fullName, state: .active) : found!
      if isNew { try insert(person, subject, now) }
      let session = Self.newID()
      try database.run(
        "INSERT INTO sessions VALUES ($1, $2, $3, $4, NULL)", .text(session), .text(person.id),
        .text(Hashing.newSecret()), .number(now))
      let token = Hashing.newSecret()
      try insert(token, session, now)
      return Granted(session: session, person: person, refreshToken: token)
    }
  }

  /// Reads, decides and writes in one transaction, so that of two callers only one rotates.
  func renew(_ token: String, now: Int64) throws(DatabaseTrouble) -> Renewal {
    try database.transaction { () throws(DatabaseTrouble) in
      let rows = try database.run(
        """
        SELECT refresh_tokens.expires_at, refresh_tokens.used_at, sessions.id, sessions.ended_at,
          sessions.successor_key, sessions.began_at, \(Person.columns)
        FROM refresh_tokens JOIN sessions ON sessions.id = refresh_tokens.session
          JOIN accounts ON accounts.id = sessions.account
        WHERE refresh_tokens.hash = $1
        """, .text(Hashing.fingerprint(token)))
      guard let row = rows.first, let session = row[2].text, let key = row[4].text,
        let person = Person(row, from: 6)
      else { return .over }
      let successor = Hashing.authenticate(token, key: key)
      let kept = TokenUse.Token(
        expiresAt: row[0].number, usedAt: row[1].number,
        isSuccessorUnused: try isUnused(successor))
      switch try use(of: kept, isEnded: row[3] != .null, beganAt: row[5].number, now: now) {
      case .rotate:
        guard person.state == .active else { return .refused(person.state) }
        try database.run(
          "UPDATE refresh_tokens SET used_at = $1 WHERE hash = $2", .number(now),
          .text(Hashing.fingerprint(token)))
        try insert(successor, session, now)
      case .again:
        guard person.state == .active else { return .refused(person.state) }
      case .reused:
        try end(session, now)
        return .over
      case .expired, .ended: return .over
      }
      return .granted(Granted(session: session, person: person, refreshToken: successor))
    }
  }

  private func use(
    of token: TokenUse.Token, isEnded: Bool, beganAt: Int64?, now: Int64
  ) throws(DatabaseTrouble) -> TokenUse {
    do {
      let standing = try SessionStanding.of(
        isEnded: isEnded, endsAt: nil, idle: nil, usedAt: beganAt ?? 0, now: now)
      return try TokenUse.decide(token, in: standing, grace: Self.grace, now: now)
    } catch {
      throw DatabaseTrouble(description: error.description)
    }
  }

  /// Ends the session of a refresh token, also of one that was replaced.
  func signOut(_ token: String, now: Int64) throws(DatabaseTrouble) {
    let rows = try database.run(
      "SELECT session FROM refresh_tokens WHERE hash = $1", .text(Hashing.fingerprint(token)))
    if let session = rows.first?.first?.text { try end(session, now) }
  }

  /// The holder of a session that was not ended.
  func holder(of session: String) throws(DatabaseTrouble) -> Person? {
    let rows = try database.run(
      """
      SELECT \(Person.columns) FROM sessions JOIN accounts ON accounts.id = sessions.account
      WHERE sessions.id = $1 AND sessions.ended_at IS NULL
      """, .text(session))
    return rows.first.flatMap { Person($0) }
  }

  /// The keys that still count, the oldest first. Makes one where the newest has had its time.
  func keys(now: Int64) throws(DatabaseTrouble) -> [LongdeKey] {
    try database.transaction { () throws(DatabaseTrouble) in
      let rotation = LongdeKeys.rotation * 1_000
      try database.run(
        "DELETE FROM signing_keys WHERE made_at < $1",
        .number(now - rotation - LongdeToken.lifetime * 1_000))
      let newest = try database.run("SELECT MAX(made_at) FROM signing_keys").first?.first?.number
      if now >= (newest ?? .min / 2) + rotation {
        try database.run(
          "INSERT INTO signing_keys VALUES ($1, $2, $3)", .text(Self.newID()),
          .text(Hashing.newSecret()), .number(now))
      }
      let rows = try database.run(
        "SELECT id, secret, made_at FROM signing_keys ORDER BY made_at, id")
      return rows.compactMap { row in
        guard let id = row[0].text, let secret = row[1].text, let time = row[2].number else {
          return nil
        }
        return LongdeKey(id: id, secret: secret, madeAt: time)
      }
    }
  }

  /// Whether the database answers.
  func check() throws(DatabaseTrouble) { try database.run("SELECT 1") }

  // The control of tests.

  func people() throws(DatabaseTrouble) -> [Person] {
    try database.run("SELECT \(Person.columns) FROM accounts ORDER BY made_at, id")
      .compactMap { Person($0) }
  }

  func add(_ person: Person, subject: String?, now: Int64) throws(DatabaseTrouble) {
    try insert(person, subject, now)
  }

  func change(_ id: String, to state: Person.State) throws(DatabaseTrouble) -> Person? {
    try database.run(
      "UPDATE accounts SET state = $1 WHERE id = $2", .text(state.rawValue), .text(id))
    return try people().first { $0.id == id }
  }

  /// The sessions that were not ended: id, account and beginning.
  func sessions() throws(DatabaseTrouble) -> [(id: String, account: String, began: Int64)] {
    try database.run("SELECT id, account, began_at FROM sessions WHERE ended_at IS NULL")
      .compactMap { row in
        guard let id = row[0].text, let account = row[1].text, let began = row[2].number else {
          return nil
        }
        return (id, account, began)
      }
  }

  static func newID() -> String { UUID().uuidString.lowercased() }

  private func person(subject: String) throws(DatabaseTrouble) -> Person? {
    try database.run(
      "SELECT \(Person.columns) FROM accounts WHERE apple_subject = $1", .text(subject)
    ).first.flatMap { Person($0) }
  }

  private func insert(
    _ person: Person, _ subject: String?, _ now: Int64
  ) throws(DatabaseTrouble) {
    try database.run(
      "INSERT INTO accounts VALUES ($1, $2, $3, $4, $5, $6)", .text(person.id), Cell(subject),
      Cell(person.email), Cell(person.fullName), .text(person.state.rawValue), .number(now))
  }

  private func insert(_ token: String, _ session: String, _ now: Int64) throws(DatabaseTrouble) {
    try database.run(
      "INSERT INTO refresh_tokens VALUES ($1, $2, $3, NULL)", .text(Hashing.fingerprint(token)),
      .text(session), .number(now + Self.refreshLifetime * 1_000))
  }

  private func isUnused(_ token: String) throws(DatabaseTrouble) -> Bool {
    let rows = try database.run(
      "SELECT used_at FROM refresh_tokens WHERE hash = $1", .text(Hashing.fingerprint(token)))
    return rows.first.map { $0[0] == .null } ?? true
  }

  private func end(_ session: String, _ now: Int64) throws(DatabaseTrouble) {
    try database.run(
      "UPDATE sessions SET ended_at = $1 WHERE id = $2 AND ended_at IS NULL", .number(now),
      .text(session))
  }
}

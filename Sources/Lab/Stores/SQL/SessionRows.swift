import AuthServer

/// Sessions and tokens in answers.
enum SessionRows {
  static let columns = "s.id, s.account, s.device_name, s.began, s.used, s.ends, s.idle, s.ended"
  /// How many those are.
  static let count = 8
  private static let tokenColumns = "t.expires, t.used, t.successor"

  /// Asked at each call: put together once.
  static let byID = """
    SELECT \(columns), \(AccountRows.columns)
    FROM sessions s JOIN accounts a ON a.id = s.account \(AccountRows.names)
    WHERE s.id = $1 ORDER BY i.place
    """

  static let byToken = """
    SELECT \(columns), \(AccountRows.columns), \(tokenColumns)
    FROM tokens t JOIN sessions s ON s.id = t.session JOIN accounts a ON a.id = s.account
    \(AccountRows.names)
    WHERE t.fingerprint = $1 AND t.name = $2 ORDER BY i.place
    """

  static func record(_ row: SQLRow, from first: Int = 0) throws(StoreFault) -> SessionState {
    let session = Session(
      id: try row.text(first), account: try row.text(first + 1),
      deviceName: try row.text(first + 2), beganAt: try row.moment(first + 3),
      usedAt: try row.moment(first + 4))
    return SessionState(
      session: session, ends: try row.optional(first + 5, row.moment),
      idle: try row.optional(first + 6, row.int).map(Int.init), isEnded: !row.isNull(first + 7))
  }

  static func token(_ row: SQLRow, from first: Int) throws(StoreFault) -> TokenRecord {
    TokenRecord(
      expires: try row.optional(first, row.moment), used: try row.optional(first + 1, row.moment),
      successor: try row.optional(first + 2, row.fingerprint))
  }
}

/// A session with its account. A class, because it is handed through each layer of a store.
final class SessionEntry: Sendable {
  let record: SessionState
  let account: Account

  var authenticated: AuthenticatedSession {
    AuthenticatedSession(session: record.session, account: account)
  }

  /// The rows hold the session's columns first, the account's behind them.
  init?(_ rows: [SQLRow]) throws(StoreFault) {
    guard let row = rows.first,
      let account = try AccountRows.account(rows, from: SessionRows.count)
    else { return nil }
    record = try SessionRows.record(row)
    self.account = account
  }

  func status(at now: Moment) throws(StoreFault) -> SessionStatus {
    try record.status(of: account.state, at: now)
  }
}

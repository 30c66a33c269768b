import AuthServer

extension SQLConnection {
  /// A session and its account in one look.
  func sessionEntry(_ id: String) throws(StoreFault) -> SessionEntry? {
    try SessionEntry(run(locking("a, s", in: SessionRows.byID), [.text(id)]))
  }

  func sessionEntry(
    token: Fingerprint, name: String
  ) throws(StoreFault) -> (token: TokenRecord, session: SessionEntry)? {
    let rows = try run(
      locking("a, s, t", in: SessionRows.byToken), [.fingerprint(token), .text(name)])
    guard let row = rows.first, let session = try SessionEntry(rows) else { return nil }
    return (try SessionRows.token(row, from: row.values.count - 3), session)
  }

  /// The good ones, the latest first.
  func sessions(of account: String, at now: Moment) throws(StoreFault) -> [Session] {
    let rows = try run(
      """
      SELECT \(SessionRows.columns), a.state FROM sessions s JOIN accounts a ON a.id = s.account
      WHERE s.account = $1 AND s.ended IS NULL ORDER BY s.used DESC, s.began DESC, s.id
      """, [.text(account)])
    var sessions: [Session] = []
    for row in rows {
      let record = try SessionRows.record(row)
      let state = try AccountRows.state(row, SessionRows.count)
      if try record.status(of: state, at: now) == .good { sessions.append(record.session) }
    }
    return sessions
  }
}

extension SQLConnection {
  func end(session id: String, of account: String, at now: Moment) throws(StoreFault) -> Bool {
    try changes(
      """
      UPDATE sessions SET ended = $1 WHERE id = $2 AND account = $3 AND ended IS NULL RETURNING id
      """, [.moment(now), .text(id), .text(account)])
  }

  /// How many ended.
  @discardableResult
  func endSessions(
    of account: String, but session: String?, at now: Moment
  ) throws(StoreFault) -> Int {
    try run(
      """
      UPDATE sessions SET ended = $1 WHERE account = $2 AND id <> $3 AND ended IS NULL RETURNING id
      """, [.moment(now), .text(account), .text(session ?? "")]
    ).count
  }

  /// A token that was used up ends its session too: it is the same person's, or a thief's.
  func end(token: Fingerprint, name: String, at now: Moment) throws(StoreFault) -> Bool {
    try changes(
      """
      UPDATE sessions SET ended = $1 WHERE ended IS NULL
      AND id = (SELECT session FROM tokens WHERE fingerprint = $2 AND name = $3) RETURNING id
      """, [.moment(now), .fingerprint(token), .text(name)])
  }
}

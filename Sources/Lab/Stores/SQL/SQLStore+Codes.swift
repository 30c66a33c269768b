extension SQLStore {
  package func put(_ code: NewCode) async throws(StoreFault) -> CodeSending {
    try await write { (db, now) throws(StoreFault) in try db.put(code, at: now) }
  }

  package func tryCode(
    purpose: String, subject: String, code: Fingerprint
  ) async throws(StoreFault) -> CodeTrial {
    try await write { (db, now) throws(StoreFault) in
      try db.tryCode(code, of: [.text(purpose), .text(subject)], at: now)
    }
  }
}

extension SQLConnection {
  /// One statement asks whether it is time for another and puts it in the place of the one before.
  func put(_ code: NewCode, at now: Moment) throws(StoreFault) -> CodeSending {
    try run(
      "DELETE FROM codes WHERE expires < $1 AND resend < $1",
      [Retention.end(of: Retention.day, before: now)])
    let isSent = try changes(
      """
      INSERT INTO codes (purpose, subject, fingerprint, sent, expires, tries, resend)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (purpose, subject) DO UPDATE SET fingerprint = excluded.fingerprint,
      sent = excluded.sent, expires = excluded.expires, tries = excluded.tries,
      resend = excluded.resend WHERE codes.resend <= excluded.sent RETURNING purpose
      """,
      [
        .text(code.purpose), .text(code.subject), .fingerprint(code.fingerprint), .moment(now),
        .moment(now.adding(seconds: code.lifetime)), .int(code.tries),
        .moment(now.adding(seconds: code.resendAfter)),
      ])
    guard !isSent else { return .sent }
    let rows = try run(
      "SELECT resend FROM codes WHERE purpose = $1 AND subject = $2",
      [.text(code.purpose), .text(code.subject)])
    guard let row = rows.first else { throw .broken("a code is gone that was there") }
    return .tooSoon(until: try row.moment(0))
  }

  /// One statement counts the try, where there is one left, and only then says what the code is.
  func tryCode(
    _ code: Fingerprint, of subject: [SQLValue], at now: Moment
  ) throws(StoreFault) -> CodeTrial {
    let rows = try run(
      """
      UPDATE codes SET tries = tries - 1 WHERE purpose = $1 AND subject = $2
      AND fingerprint IS NOT NULL AND expires > $3 AND tries > 0 RETURNING fingerprint, tries
      """, subject + [.moment(now)])
    guard let row = rows.first else { return try reason(of: subject, at: now) }
    guard Constant.isSame(try row.fingerprint(0), code) else {
      return .wrong(triesLeft: Int(try row.int(1)))
    }
    try run(
      "UPDATE codes SET fingerprint = NULL WHERE purpose = $1 AND subject = $2", subject)
    return .right
  }

  private func reason(of subject: [SQLValue], at now: Moment) throws(StoreFault) -> CodeTrial {
    let rows = try run(
      """
      SELECT expires, tries FROM codes
      WHERE purpose = $1 AND subject = $2 AND fingerprint IS NOT NULL
      """, subject)
    guard let row = rows.first else { return .unknown }
    return try row.moment(0) <= now ? .expired : .triesSpent
  }
}

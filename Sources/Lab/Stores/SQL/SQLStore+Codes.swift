import Primitives

extension SQLStore {
  package func reserveSend(
    purpose: String, subject: String, resendAfter: Int
  ) async throws(StoreFault) -> SendReservation {
    try await write { (db, now) throws(StoreFault) in
      try db.reserveSend(of: CodePlace(purpose, subject), resendAfter: resendAfter, at: now)
    }
  }

  package func put(_ code: NewCode) async throws(StoreFault) {
    try await write { (db, now) throws(StoreFault) in try db.put(code, at: now) }
  }

  package func tryCode(
    purpose: String, subject: String, code: Fingerprint
  ) async throws(StoreFault) -> CodeTrial {
    try await write { (db, now) throws(StoreFault) in
      try db.tryCode(code, of: CodePlace(purpose, subject), at: now)
    }
  }
}

/// The place of a code, and beside it that of the decoy of the same name.
struct CodePlace {
  let code: [SQLValue]
  let decoy: [SQLValue]

  init(_ purpose: String, _ subject: String) {
    code = [.text(purpose), .text(subject)]
    decoy = [.text("$decoy \(purpose)"), .text(subject)]
  }
}

extension SQLConnection {
  /// One statement asks whether it is time for another and takes the time.
  func reserveSend(
    of place: CodePlace, resendAfter: Int, at now: Moment
  ) throws(StoreFault) -> SendReservation {
    try run(
      "DELETE FROM codes WHERE expires < $1 AND resend < $1",
      [Retention.end(of: Retention.day, before: now)])
    let isTaken = try changes(  //! turn-keeps-code
      """
      INSERT INTO codes (purpose, subject, fingerprint, sent, expires, tries, resend)
      VALUES ($1, $2, NULL, $3, $3, 0, $4)
      ON CONFLICT (purpose, subject) DO UPDATE SET sent = excluded.sent, resend = excluded.resend
      WHERE codes.resend <= excluded.sent RETURNING purpose
      """, place.code + [.moment(now), .moment(now.adding(seconds: resendAfter))])
    guard !isTaken else { return .taken }
    let rows = try run(
      "SELECT resend FROM codes WHERE purpose = $1 AND subject = $2", place.code)
    guard let row = rows.first else { throw .broken("a code is gone that was there") }
    return .tooSoon(until: try row.moment(0))
  }

  /// The turn stays as it was taken.
  func put(_ code: NewCode, at now: Moment) throws(StoreFault) {
    let place = CodePlace(code.purpose, code.subject)
    try run(
      """
      INSERT INTO codes (purpose, subject, fingerprint, sent, expires, tries, resend)
      VALUES ($1, $2, $3, $4, $5, $6, $4)
      ON CONFLICT (purpose, subject) DO UPDATE SET fingerprint = excluded.fingerprint,
      expires = excluded.expires, tries = excluded.tries
      """,
      (code.isDecoy ? place.decoy : place.code) + [
        .fingerprint(code.fingerprint), .moment(now),
        .moment(now.adding(seconds: code.lifetime)), .int(code.tries),
      ])
    guard !code.isDecoy else { return }  //! new-code-ends-decoy
    try run("DELETE FROM codes WHERE purpose = $1 AND subject = $2", place.decoy)
  }

  /// The code itself is good whatever stands beside it; of a wrong one only the decoy is told, where there is one. Both
  /// are locked in one order.
  func tryCode(
    _ code: Fingerprint, of place: CodePlace, at now: Moment
  ) throws(StoreFault) -> CodeTrial {
    let trial = try tryCode(code, of: place.code, at: now)
    guard trial != .right else { return .right }  //! right-code-beats-decoy
    let decoy = try tryCode(code, of: place.decoy, at: now)
    return decoy == .unknown ? trial : decoy  //! decoy-before-code
  }

  /// One statement counts the try, where there is one left, and only then says what the code is.
  private func tryCode(
    _ code: Fingerprint, of subject: [SQLValue], at now: Moment
  ) throws(StoreFault) -> CodeTrial {
    let rows = try run(  //! code-try-counted-first
      """
      UPDATE codes SET tries = tries - 1 WHERE purpose = $1 AND subject = $2
      AND fingerprint IS NOT NULL AND expires > $3 AND tries > 0 RETURNING fingerprint, tries
      """, subject + [.moment(now)])
    guard let row = rows.first else { return try reason(of: subject, at: now) }
    guard TimingSafe.isEqual(try row.fingerprint(0).bytes, code.bytes) else {
      return .wrong(triesLeft: Int(try row.int(1)))
    }
    try run(  //! code-right-once
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

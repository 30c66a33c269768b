import AuthServer

extension SQLConnection {
  func begin(_ new: NewSession, at now: Moment) throws(StoreFault) -> Session? {
    let state = try lockedState(of: new.account)
    guard state == .active || state == .unconfirmed && new.allowsUnconfirmed,  //! account-state
      let account = try account(new.account), try isGood(new.proof, for: account)
    else { return nil }
    try forgetSessions(at: now)
    let session = Session(
      id: RandomIdentity.uuid(), account: new.account, deviceName: new.deviceName, beganAt: now,
      usedAt: now)
    try run(
      """
      INSERT INTO sessions (id, account, device_name, device, began, used, ends, idle)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      """,
      [
        .text(session.id), .text(new.account), .text(new.deviceName), .text(new.device),
        .moment(now), .moment(now), .moment(new.ends.map(now.adding)), .int(new.idle),
      ])
    try remember(device: new.device, of: new.account)
    try insert(new.tokens, of: session.id, at: now)
    return session
  }

  func add(
    _ tokens: [NewToken], toGood session: String, at now: Moment
  ) throws(StoreFault) -> Bool {
    guard let entry = try sessionEntry(session), entry.status(at: now) == .good else {
      return false
    }  //! tokens-need-live-session
    try forgetTokens(of: session, at: now)
    try insert(tokens, of: session, at: now)
    return true
  }

  func insert(_ tokens: [NewToken], of session: String, at now: Moment) throws(StoreFault) {
    for token in tokens {
      try run(
        """
        INSERT INTO tokens (fingerprint, session, name, expires) VALUES ($1, $2, $3, $4)
        ON CONFLICT (fingerprint) DO NOTHING
        """,
        [
          .fingerprint(token.fingerprint), .text(session), .text(token.name),
          .moment(token.lifetime.map(now.adding)),
        ])
    }
  }

  /// Marks a session as used. A caller who read it before an end came does not undo the end.
  func mark(session id: String, at now: Moment) throws(StoreFault) {
    try run(
      "UPDATE sessions SET used = $1 WHERE id = $2 AND ended IS NULL AND used < $1",
      [.moment(now), .text(id)])
  }

  private func remember(device: String?, of account: String) throws(StoreFault) {
    guard let device else { return }
    try run(
      "INSERT INTO devices (account, device) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      [.text(account), .text(device)])
  }

  /// Forgets the sessions that ended long ago, with their tokens. Each way to end has its index: nobody's sign-in takes
  /// longer for the sessions of others, or for many of his own.
  private func forgetSessions(at now: Moment) throws(StoreFault) {
    for end in ["ended", "ends", "idle IS NOT NULL AND used + idle * 1000"] {
      try run(
        "DELETE FROM sessions WHERE \(end) < $1",
        [Retention.end(of: Retention.month, before: now)])
    }
  }
}

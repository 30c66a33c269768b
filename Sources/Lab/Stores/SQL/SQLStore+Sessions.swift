import AuthServer

extension SQLStore {
  package func begin(_ session: NewSession) async throws(StoreFault) -> Session? {
    try await write { (db, now) throws(StoreFault) in try db.begin(session, at: now) }
  }

  package func authenticated(session id: String) async throws(StoreFault) -> AuthenticatedSession? {
    let entry = try await read { (db) throws(StoreFault) in try db.sessionEntry(id) }
    let now = clock.now
    guard let entry, try entry.status(at: now) == .good else { return nil }
    return await used(entry, at: now)
  }

  package func status(
    token: Fingerprint, name: String
  ) async throws(StoreFault) -> TokenStatus {
    let found = try await read { (db) throws(StoreFault) in
      try db.sessionEntry(token: token, name: name)
    }
    let now = clock.now
    guard let (token, entry) = found else { return .unknown }
    let status = TokenStatus.of(token, try entry.status(at: now), entry.authenticated, at: now)
    guard case .good = status else { return status }
    return .good(await used(entry, at: now))
  }

  package func rotate(_ rotation: Rotation) async throws(StoreFault) -> RotationResult {
    try await write { (db, now) throws(StoreFault) in try db.rotate(rotation, at: now) }
  }

  package func add(_ tokens: [NewToken], to session: String) async throws(StoreFault) -> Bool {
    try await write { (db, now) throws(StoreFault) in
      try db.add(tokens, toGood: session, at: now)
    }
  }

  package func sessions(of account: String) async throws(StoreFault) -> [Session] {
    let now = clock.now
    return try await read { (db) throws(StoreFault) in try db.sessions(of: account, at: now) }
  }

  package func end(session id: String, of account: String) async throws(StoreFault) -> Bool {
    try await write { (db, now) throws(StoreFault) in
      try db.end(session: id, of: account, at: now)
    }
  }

  package func endOthers(of account: String, but session: String?) async throws(StoreFault) -> Int {
    try await write { (db, now) throws(StoreFault) in
      try db.endSessions(of: account, but: session, at: now)
    }
  }

  package func end(token: Fingerprint, name: String) async throws(StoreFault) -> Bool {
    try await write { (db, now) throws(StoreFault) in
      try db.end(token: token, name: name, at: now)
    }
  }

  package func knows(device: String, of account: String) async throws(StoreFault) -> Bool {
    try await read { (db) throws(StoreFault) in
      try !db.run(
        "SELECT 1 FROM devices WHERE account = $1 AND device = $2", [.text(account), .text(device)]
      ).isEmpty
    }
  }

  /// Writes down now and then that a session is used. Where that cannot be done the session is as
  /// good as before: a full disk signs nobody out.
  private func used(_ entry: SessionEntry, at now: Moment) async -> AuthenticatedSession {
    guard entry.record.wantsMark(at: now) else { return entry.authenticated }
    let id = entry.record.session.id
    do throws(StoreFault) {
      try await write { (db, now) throws(StoreFault) in try db.mark(session: id, at: now) }
    } catch { return entry.authenticated }
    return AuthenticatedSession(session: entry.record.session.used(at: now), account: entry.account)
  }
}

extension Session {
  func used(at moment: Moment) -> Session {
    Session(
      id: id, account: account, deviceName: deviceName, beganAt: beganAt,
      usedAt: max(usedAt, moment))
  }
}

extension SQLStore {
  package func attempt(
    _ key: String, steps: [LockStep]
  ) async throws(StoreFault) -> Attempt {
    guard !steps.isEmpty else { return .allowed(left: .max, lockedUntil: nil) }
    return try await write { (db, now) throws(StoreFault) in
      try db.forgetFailures(at: now)
      let known = try db.failures(of: key)
      //! missing-row-locked
      var count = if let known { known } else { try db.firstFailure(of: key, at: now) }
      let attempt = LockLadder.attempt(&count, steps: steps, now: now)
      guard case .allowed = attempt else { return attempt }
      try db.keep(count, of: key, at: now)
      return attempt
    }
  }

  package func succeeded(_ key: String) async throws(StoreFault) {
    try await write { (db, _) throws(StoreFault) in
      try db.run("DELETE FROM failures WHERE name = $1", [.text(key)])
      return
    }
  }

  package func forgive(_ key: String) async throws(StoreFault) {
    try await write { (db, now) throws(StoreFault) in
      guard var count = try db.failures(of: key) else { return }
      LockLadder.forgive(&count)
      try db.keep(count, of: key, at: now)
    }
  }
}

extension SQLConnection {
  func failures(of key: String) throws(StoreFault) -> FailureCount? {
    let rows = try run(
      "SELECT f.count, f.locked, f.step FROM failures f WHERE f.name = $1\(lock("f"))",
      [.text(key)])
    guard let row = rows.first else { return nil }
    return try failureCount(row)
  }

  /// Makes the row, or takes it from whoever was faster: a row that is not there cannot be locked,
  /// and two hundred first attempts would all be the first.
  func firstFailure(of key: String, at now: Moment) throws(StoreFault) -> FailureCount {
    let rows = try run(
      """
      INSERT INTO failures (name, count, latest) VALUES ($1, 0, $2)
      ON CONFLICT (name) DO UPDATE SET latest = failures.latest RETURNING count, locked, step
      """, [.text(key), .moment(now)])
    guard let row = rows.first else { throw .broken("a count of failures is gone") }
    return try failureCount(row)
  }

  private func failureCount(_ row: SQLRow) throws(StoreFault) -> FailureCount {
    FailureCount(
      failures: Int(try row.int(0)), lockedUntil: try row.optional(1, row.moment),
      lockedAt: try row.optional(2, row.int).map(Int.init))
  }

  func keep(_ count: FailureCount, of key: String, at now: Moment) throws(StoreFault) {
    try run(
      """
      INSERT INTO failures (name, count, locked, step, latest) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (name) DO UPDATE SET count = excluded.count, locked = excluded.locked,
      step = excluded.step, latest = excluded.latest
      """,
      [
        .text(key), .int(count.failures), .moment(count.lockedUntil), .int(count.lockedAt),
        .moment(now),
      ])
  }

  /// Failures of invented names are removed in time; a lock never ends sooner by it.
  func forgetFailures(at now: Moment) throws(StoreFault) {
    let end = Retention.end(of: Retention.month, before: now)
    try run(
      "DELETE FROM failures WHERE latest < $1 AND (locked IS NULL OR locked < $1)", [end])
  }
}

import AuthServer

extension SQLStore {
  package func put(ticket: Fingerprint, kind: String, payload: JSONObject, lifetime: Int)
    async throws(StoreFault)
  {
    try await write { (db, now) throws(StoreFault) in
      try db.forget("tickets", at: now)
      try db.run(
        """
        INSERT INTO tickets (fingerprint, kind, payload, expires) VALUES ($1, $2, $3, $4)
        ON CONFLICT (fingerprint, kind) DO UPDATE
        SET payload = excluded.payload, expires = excluded.expires
        """,
        [
          .fingerprint(ticket), .text(kind), .text(JSONValue.object(payload).text),
          .moment(now.adding(seconds: lifetime)),
        ])
      return
    }
  }

  package func take(
    ticket: Fingerprint, kind: String
  ) async throws(StoreFault) -> TicketResult {
    try await write { (db, now) throws(StoreFault) in
      let rows = try db.run(  //! ticket-taken-once
        """
        DELETE FROM tickets WHERE fingerprint = $1 AND kind = $2 AND expires > $3
        RETURNING payload
        """, [.fingerprint(ticket), .text(kind), .moment(now)])
      if let row = rows.first { return .good(try row.object(0)) }
      return try db.peek(ticket, kind, at: now)
    }
  }

  package func peek(
    ticket: Fingerprint, kind: String
  ) async throws(StoreFault) -> TicketResult {
    let now = clock.now
    return try await read { (db) throws(StoreFault) in try db.peek(ticket, kind, at: now) }
  }

  package func claim(_ name: String, kind: String, lifetime: Int) async throws(StoreFault) -> Bool {
    try await write { (db, now) throws(StoreFault) in
      try db.forget("claims", at: now)
      return try db.changes(  //! claim-once
        """
        INSERT INTO claims (kind, name, expires) VALUES ($1, $2, $3)
        ON CONFLICT (kind, name) DO UPDATE SET expires = excluded.expires
        WHERE claims.expires <= $4 RETURNING kind
        """,
        [
          .text(kind), .text(name), .moment(now.adding(seconds: lifetime)), .moment(now),
        ])
    }
  }
}

extension SQLConnection {
  func peek(
    _ ticket: Fingerprint, _ kind: String, at now: Moment
  ) throws(StoreFault) -> TicketResult {
    let rows = try run(
      "SELECT payload, expires FROM tickets WHERE fingerprint = $1 AND kind = $2",
      [.fingerprint(ticket), .text(kind)])
    guard let row = rows.first else { return .unknown }
    return try row.moment(1) <= now ? .expired : .good(try row.object(0))
  }

  /// Forgets the rows that expired a day ago and longer.
  func forget(_ table: String, at now: Moment) throws(StoreFault) {
    try run(
      "DELETE FROM \(table) WHERE expires < $1", [Retention.end(of: Retention.day, before: now)])
  }
}

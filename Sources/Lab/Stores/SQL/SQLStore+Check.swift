extension SQLStore {
  /// A read alone may come from memory, and a disk that is full can still be read. What is written is as much as a
  /// sign-in takes, or more: a little may find room where that does not.
  package func check() async throws(StoreFault) {
    try await engine.check()
    try await write { (db, _) throws(StoreFault) in
      try db.run(
        "INSERT INTO secrets (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        [.text("check"), .bytes([UInt8](repeating: 0, count: 32_768))])
      try db.run("DELETE FROM secrets WHERE name = $1", [.text("check")])
      return
    }
    try await read { (db) throws(StoreFault) in try db.look() }
  }

  package func belongs(to name: String) async throws(StoreFault) -> String {
    try await write { (db, _) throws(StoreFault) in
      try db.run(
        "INSERT INTO secrets (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        [.text(Self.owner), .bytes(Array(name.utf8))])
      let rows = try db.run("SELECT bytes FROM secrets WHERE name = $1", [.text(Self.owner)])
      guard let row = rows.first else { throw .broken("the store's name is gone") }
      return String(decoding: try row.bytes(0), as: UTF8.self)
    }
  }

  /// It is no secret, but a thing that is kept once, under a name.
  private static let owner = "contract"
}

extension SQLConnection {
  /// All that the schemas have.
  static var tables: [String] {
    [
      "accounts", "names", "identifiers", "links", "devices", "sessions", "tokens", "codes",
      "tickets", "claims", "failures", "signing_keys", "secrets", "outbox", "registrations",
      "grants",
    ]
  }

  /// At the beginning of each table: a file that was written over is noticed before somebody needs it.
  fileprivate func look() throws(StoreFault) {
    for table in Self.tables { try run("SELECT * FROM \(table) LIMIT 1", []) }
  }
}

/// The steps that make the tables. A step that was released is never changed: add another one.
enum LongdeMigrations {
  static let steps: [[String]] = [
    [
      """
      CREATE TABLE accounts (
        id TEXT PRIMARY KEY, apple_subject TEXT UNIQUE, email TEXT, full_name TEXT,
        state TEXT NOT NULL, made_at BIGINT NOT NULL)
      """,
      """
      CREATE TABLE sessions (
        id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id),
        successor_key TEXT NOT NULL, began_at BIGINT NOT NULL, ended_at BIGINT)
      """,
      """
      CREATE TABLE refresh_tokens (
        hash TEXT PRIMARY KEY, session TEXT NOT NULL REFERENCES sessions (id),
        expires_at BIGINT NOT NULL, used_at BIGINT)
      """,
    ],
    [
      "CREATE TABLE signing_keys (id TEXT PRIMARY KEY, secret TEXT NOT NULL, made_at BIGINT NOT NULL)",
      "CREATE INDEX sessions_of_account ON sessions (account)",
    ],
  ]

  /// Takes the steps that this database has not taken yet.
  static func run(on database: any LongdeDatabase) throws(DatabaseTrouble) {
    try database.transaction { () throws(DatabaseTrouble) in
      try database.run("CREATE TABLE IF NOT EXISTS schema_steps (step BIGINT PRIMARY KEY)")
      let taken = try database.run("SELECT COUNT(*) FROM schema_steps").first?.first?.number ?? 0
      guard taken <= steps.count else {
        throw DatabaseTrouble(
          description: "the database has \(taken) steps, and this program knows \(steps.count)")
      }
      for (number, step) in steps.enumerated().dropFirst(Int(taken)) {
        for sql in step { try database.run(sql) }
        try database.run("INSERT INTO schema_steps VALUES ($1)", .number(Int64(number + 1)))
      }
    }
  }
}

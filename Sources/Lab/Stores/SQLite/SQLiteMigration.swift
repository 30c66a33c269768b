extension SQLiteConnection {
  /// Brings the file to this version in one transaction: it is as before or as it should be.
  func migrate(_ steps: [SchemaStep] = SQLiteSchema.steps) throws(StoreFault) {
    try execute("BEGIN IMMEDIATE")
    do throws(StoreFault) {
      let version = try version()
      try check(version, known: steps.count)
      for step in steps.dropFirst(version) {
        for statement in step.statements { try execute(statement) }
        try step.move?(self)  //! notes-moved-once
      }
      if version < steps.count {
        try execute(
          """
          PRAGMA application_id = \(SQLiteSchema.application); PRAGMA user_version = \(steps.count)
          """)
      }
      try execute("COMMIT")
    } catch {
      if isInTransaction { try? execute("ROLLBACK") }  //! migration-rolled-back
      throw error
    }
  }

  private func version() throws(StoreFault) -> Int { Int(try number("PRAGMA user_version")) }

  /// An empty file has no mark yet; any other without ours is another program's.
  private func check(_ version: Int, known: Int) throws(StoreFault) {
    let applicationID = try number("PRAGMA application_id")
    let tables = try number("SELECT count(*) FROM sqlite_schema")
    let isEmpty = applicationID == 0 && version == 0 && tables == 0
    guard isEmpty || applicationID == SQLiteSchema.application else {  //! foreign-database-refused
      throw .broken("the file is another program's database: name another file")
    }
    guard version <= known else {  //! newer-store-refused
      throw .broken(
        "the store is of version \(version), and this program knows \(known): use a newer one")
    }
  }

  private func number(_ statement: String) throws(StoreFault) -> Int64 {
    guard let row = try run(statement, []).first else {
      throw .broken("no answer to “\(statement)”")
    }
    return try row.int(0)
  }
}

extension PostgresConnection {
  /// Brings the schema to this version in one transaction, and one node at a time: killed at any
  /// statement, it is as before or as it should be.
  func migrate(
    _ steps: [SchemaStep] = PostgresSchema.steps, in schema: String
  ) throws(PostgresFailure) {
    _ = try begin()
    do throws(PostgresFailure) {
      _ = try execute("SELECT pg_advisory_xact_lock(\(PostgresSchema.lock), hashtext('\(schema)'))")
      _ = try execute("CREATE SCHEMA IF NOT EXISTS \"\(schema)\"")
      let version = try version(in: schema, known: steps.count)
      for step in steps.dropFirst(version) { try take(step) }  //! migration-atomic
      if version < steps.count { try setVersion(steps.count) }
    } catch {
      if error != .away { try rollback() }
      throw error
    }
    try commit()
  }

  /// An empty schema has no mark yet; any other without ours is another program's.
  private func version(in schema: String, known: Int) throws(PostgresFailure) -> Int {
    let tables = try number("SELECT count(*) FROM pg_tables WHERE schemaname = '\(schema)'")
    let versionTables = try number(
      "SELECT count(*) FROM pg_tables WHERE schemaname = '\(schema)' AND tablename = 'store_version'"
    )
    guard versionTables > 0 else {
      if tables == 0 { return 0 }
      throw .fault(.broken("the schema \(schema) is another program's: use another database"))
    }
    let version = try number("SELECT version FROM store_version")
    guard version <= known else {
      throw .fault(
        .broken(
          "the store is of version \(version), and this program knows \(known): use a newer one"))
    }
    return version
  }

  private func take(_ step: SchemaStep) throws(PostgresFailure) {
    for statement in step.statements { _ = try execute(statement) }
    do throws(StoreFault) { try step.move?(self) } catch { throw failure ?? .fault(error) }
  }

  private func setVersion(_ version: Int) throws(PostgresFailure) {
    _ = try execute(
      """
      CREATE TABLE IF NOT EXISTS store_version (version BIGINT NOT NULL);
      DELETE FROM store_version; INSERT INTO store_version VALUES (\(version))
      """)
  }

  private func number(_ statement: String) throws(PostgresFailure) -> Int {
    guard case .int(let number)? = try execute(statement).rows(of: statement).first?.values.first
    else { throw .fault(.broken("no answer to “\(statement)”")) }
    return Int(number)
  }
}

/// One connection with its prepared statements. Not for two threads at once: its worker sees to that.
final class PostgresConnection: SQLConnection {
  private let link: PostgresLink
  private var names: [String: String] = [:]
  /// The database's time when the transaction began; nil outside of one.
  private var began: Moment?
  /// Why the latest statement failed, for whoever decides whether to begin again.
  private(set) var failure: PostgresFailure?

  init(_ url: PostgresURL, _ options: PostgresOptions) throws(PostgresFailure) {
    link = try PostgresLink(url, options)
    try check()
    try settle(options)
  }

  private func check() throws(PostgresFailure) {
    guard link.serverVersion >= 12_00_00 else {
      throw .fault(.broken("the PostgreSQL server is older than 12: use a newer one"))
    }
    let encoding = link.parameter("server_encoding")
    guard encoding == "UTF8" else {
      throw .fault(.broken("the database is in \(encoding): make one in UTF8"))
    }
  }

  /// A commit is on the disk when it returns, whatever the server was told; and nothing waits long.
  private func settle(_ options: PostgresOptions) throws(PostgresFailure) {
    _ = try execute(
      """
      SET search_path = "\(options.schema)"; SET statement_timeout = \(options.statementTimeout);
      SET lock_timeout = \(options.lockTimeout); SET idle_in_transaction_session_timeout = 15000;
      SET default_transaction_isolation = 'read committed';
      SELECT set_config('synchronous_commit', 'on', false)
      WHERE current_setting('synchronous_commit') IN ('off', 'local');
      """)
  }

  //! read-rows-locked
  /// Rows that others refer to may be referred to meanwhile. A single statement needs no lock.
  func lock(_ tables: String) -> String { began == nil ? "" : " FOR NO KEY UPDATE OF \(tables)" }

  func hold(_ table: String) throws(StoreFault) {
    try kept { () throws(PostgresFailure) in
      _ = try execute("LOCK TABLE \(table) IN SHARE ROW EXCLUSIVE MODE")
    }
  }

  func now(by clock: any Clock) -> Moment { began.map(clock.now(where:)) ?? clock.now }

  @discardableResult
  func run(_ statement: String, _ values: [SQLValue]) throws(StoreFault) -> [SQLRow] {
    try kept { () throws(PostgresFailure) in
      let name = try name(of: statement, values.map(\.postgresType))
      return try link.run(prepared: name, values, of: statement).rows(of: statement)
    }
  }

  func execute(_ script: String) throws(PostgresFailure) -> PostgresAnswer {
    try link.execute(script)
  }

  /// Begins, and asks the time in the same message.
  func begin() throws(PostgresFailure) -> Moment {
    failure = nil
    let answer = try execute(
      "BEGIN; SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now")
    guard let row = answer.rows(of: "BEGIN").first, let moment = try? row.moment(0) else {
      throw .away
    }
    began = moment
    return moment
  }

  func commit() throws(PostgresFailure) {
    began = nil
    guard try execute("COMMIT").command == "COMMIT" else {  //! rollback-not-commit
      throw failure ?? .fault(.broken("a transaction was committed that had failed"))
    }
  }

  func rollback() throws(PostgresFailure) {
    began = nil
    _ = try execute("ROLLBACK")
  }

  func forgetFailure() { failure = nil }

  /// In no transaction: what failed half way is not gone on with.
  var isIdle: Bool { link.isIdle }

  /// Prepared once for each list of types, and kept.
  private func name(
    of statement: String, _ types: [UInt32]
  ) throws(PostgresFailure) -> String {
    let key = "\(types) \(statement)"
    if let name = names[key] { return name }
    let name = "s\(names.count)"
    try link.prepare(statement, as: name, types)
    names[key] = name
    return name
  }

  private func kept<Result>(
    _ body: () throws(PostgresFailure) -> Result
  ) throws(StoreFault) -> Result {
    do throws(PostgresFailure) {
      return try body()
    } catch {
      failure = error
      throw error.fault
    }
  }
}

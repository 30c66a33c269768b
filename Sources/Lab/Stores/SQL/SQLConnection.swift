/// One connection inside a transaction, or outside for a single statement. The statements of the
/// stores are written once, in the SQL that SQLite and PostgreSQL share: `$1` is the first value,
/// `$2` the second, in the order in which they come.
package protocol SQLConnection: AnyObject {
  /// The words that keep other writers from the rows that a statement reads of these tables until the transaction ends.
  /// There are none where a transaction has the whole file. Accounts come before sessions and those before tokens,
  /// everywhere: two that wait for each other wait long.
  func lock(_ tables: String) -> String

  /// Keeps other writers from the whole table until the transaction ends, where that takes a word.
  func hold(_ table: String) throws(StoreFault)

  /// The time at which the transaction decides.
  func now(by clock: any Clock) -> Moment

  @discardableResult
  func run(_ statement: String, _ values: [SQLValue]) throws(StoreFault) -> [SQLRow]
}

extension SQLConnection {
  func hold(_ table: String) throws(StoreFault) {}

  func now(by clock: any Clock) -> Moment { clock.now }

  /// The statement with the lock that it takes, if it takes one.
  func locking(_ tables: String, in statement: String) -> String {
    let lock = lock(tables)
    return lock.isEmpty ? statement : statement + lock
  }

  /// Whether a statement that ends in `RETURNING` changed anything.
  func changes(_ statement: String, _ values: [SQLValue]) throws(StoreFault) -> Bool {
    try !run(statement, values).isEmpty
  }
}

/// The source of connections.
package protocol SQLEngine: Sendable {
  /// One statement, on what was committed before it began.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result

  /// One transaction, alone on what it touches. It returns when all is on the disk.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result

  /// Throws where what the engine stands on is not there any more.
  func check() async throws(StoreFault)

  func close() async
}

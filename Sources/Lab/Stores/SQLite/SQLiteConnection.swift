import CSQLite

/// One connection to a file. Not for two threads at once: its queue sees to that.
final class SQLiteConnection: SQLConnection {
  private let handle: OpaquePointer
  private var statements: [String: SQLiteStatement] = [:]
  /// Mostly the next one too: calls ask for the same thing again and again.
  private var latest: (text: String, statement: SQLiteStatement)?

  init(path: String, mayCreate: Bool) throws(StoreFault) {
    SQLiteLibrary.settle()
    var handle: OpaquePointer?
    let mode = SQLITE_OPEN_READWRITE | (mayCreate ? SQLITE_OPEN_CREATE : 0)
    let code = sqlite3_open_v2(
      path, &handle, mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close_v2(handle)
      throw .sqlite(code, at: "open")
    }
    self.handle = handle
  }

  deinit {
    latest = nil
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// A transaction has the whole file.
  func lock(_ tables: String) -> String { "" }

  /// Prepared once, kept, and reset after each use, whatever came of it.
  @discardableResult
  func run(_ statement: String, _ values: [SQLValue]) throws(StoreFault) -> [SQLRow] {
    if let latest, latest.text == statement { return try latest.statement.run(values) }
    let known = statements[statement]
    let prepared = if let known { known } else { try SQLiteStatement(statement, of: handle) }
    statements[statement] = prepared
    latest = (statement, prepared)
    return try prepared.run(values)
  }

  /// Several statements without values, none of them kept.
  func execute(_ script: String) throws(StoreFault) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw .sqlite(code, at: String(script.prefix(60))) }
  }

  /// False as well where SQLite gave a transaction up by itself, as it may on a full disk.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// How long it waits for another process.
  func wait(milliseconds: Int) { sqlite3_busy_timeout(handle, Int32(milliseconds)) }

  func enableDefensiveMode() throws(StoreFault) {
    let code = csqlite_be_defensive(handle)
    guard code == SQLITE_OK else { throw .sqlite(code, at: "defensive") }
  }
}

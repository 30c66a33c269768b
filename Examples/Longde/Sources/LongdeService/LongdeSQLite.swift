import CLongde

/// A file of SQLite, or `:memory:`.
final class LongdeSQLite: LongdeDatabase {
  let begin = "BEGIN IMMEDIATE"
  private var connection: OpaquePointer?

  init(_ path: String) throws(DatabaseTrouble) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    guard sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK else { throw trouble() }
    sqlite3_busy_timeout(connection, 5_000)
    for setting in ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"] {
      try run("PRAGMA \(setting)")
    }
  }

  deinit { sqlite3_close_v2(connection) }

  func run(_ sql: String, _ values: [Cell]) throws(DatabaseTrouble) -> [[Cell]] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else {
      throw trouble()
    }
    defer { sqlite3_finalize(statement) }
    for (place, value) in zip(Int32(1)..., values) { bind(value, statement, place) }
    var rows: [[Cell]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append(row(statement))
      case SQLITE_DONE: return rows
      default: throw trouble()
      }
    }
  }

  private func bind(_ value: Cell, _ statement: OpaquePointer?, _ place: Int32) {
    switch value {
    case .null: sqlite3_bind_null(statement, place)
    case .number(let number): sqlite3_bind_int64(statement, place, number)
    case .text(let text):
      _ = clongde_bind_text(statement, place, text, Int32(text.utf8.count))
    }
  }

  private func row(_ statement: OpaquePointer?) -> [Cell] {
    (0..<sqlite3_column_count(statement)).map { column in
      switch sqlite3_column_type(statement, column) {
      case SQLITE_NULL: return .null
      case SQLITE_INTEGER: return .number(sqlite3_column_int64(statement, column))
      default:
        let count = Int(sqlite3_column_bytes(statement, column))
        let bytes = UnsafeRawBufferPointer(
          start: sqlite3_column_text(statement, column), count: count)
        return .text(String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  private func trouble() -> DatabaseTrouble {
    DatabaseTrouble(description: "SQLite: \(String(cString: sqlite3_errmsg(connection)))")
  }
}

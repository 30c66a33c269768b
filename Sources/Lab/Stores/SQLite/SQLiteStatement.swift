import CSQLite

/// One prepared statement.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let text: String

  init(_ text: String, of connection: OpaquePointer) throws(StoreFault) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else { throw .sqlite(code, at: text) }
    self.handle = handle
    self.text = text
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs it to its end. The rows of a failed one are no answer.
  func run(_ values: [SQLValue]) throws(StoreFault) -> [SQLRow] {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    guard sqlite3_bind_parameter_count(handle) == values.count else {
      throw .broken("as many values as “\(text)” has places")
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    var rows: [SQLRow] = []
    while true {
      let code = sqlite3_step(handle)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw .sqlite(code, at: text) }
      rows.append(SQLRow(values: row(), statement: text))
    }
  }

  private func row() -> [SQLValue] {
    let count = sqlite3_column_count(handle)
    var values: [SQLValue] = []
    values.reserveCapacity(Int(count))
    for column in 0..<count { values.append(value(column)) }
    return values
  }

  private func bind(_ value: SQLValue, at place: Int32) throws(StoreFault) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, place)
      case .int(let number): sqlite3_bind_int64(handle, place, number)
      case .text(let text): csqlite_bind_text(handle, place, text, Int32(text.utf8.count))
      case .bytes(let bytes): csqlite_bind_bytes(handle, place, bytes, Int32(bytes.count))
      }
    guard code == SQLITE_OK else { throw .sqlite(code, at: text) }
  }

  private func value(_ column: Int32) -> SQLValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .int(sqlite3_column_int64(handle, column))
    case SQLITE_NULL: .null
    case SQLITE_BLOB: .bytes(Array(memory(sqlite3_column_blob(handle, column), column)))
    // A number with a fraction is nothing that a store writes; as text it is refused where it is
    // read.
    default:
      .text(
        String(
          decoding: memory(UnsafeRawPointer(sqlite3_column_text(handle, column)), column),
          as: UTF8.self))
    }
  }

  private func memory(_ start: UnsafeRawPointer?, _ column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }
}

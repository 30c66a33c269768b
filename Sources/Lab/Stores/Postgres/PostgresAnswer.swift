import CPostgres

/// The answer to a statement.
final class PostgresAnswer {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { PQclear(handle) }

  /// Nil where it went well.
  func failure(at place: String) -> PostgresFailure? {
    let status = PQresultStatus(handle)
    if status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK { return nil }
    // PG_DIAG_SQLSTATE, a macro with a letter. Without a code it is libpq that lost the server.
    guard let code = PQresultErrorField(handle, Int32(UInt8(ascii: "C"))) else { return .away }
    return .sqlState(String(cString: code), at: place)
  }

  /// The command that was run: a COMMIT of what had failed answers “ROLLBACK”.
  var command: String { String(cString: PQcmdStatus(handle)) }

  func rows(of statement: String) -> [SQLRow] {
    let columns = 0..<PQnfields(handle)
    return (0..<PQntuples(handle)).map { row in
      SQLRow(values: columns.map { value(row, $0) }, statement: statement)
    }
  }

  private func value(_ row: Int32, _ column: Int32) -> SQLValue {
    guard PQgetisnull(handle, row, column) == 0 else { return .null }
    return SQLValue(
      postgres: String(cString: PQgetvalue(handle, row, column)), type: PQftype(handle, column))
  }
}

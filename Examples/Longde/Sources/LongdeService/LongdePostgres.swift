import CLongde

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A database of PostgreSQL, by one connection. A large service has a pool of them.
final class LongdePostgres: LongdeDatabase {
  /// The lock of this number belongs to the service: its transactions follow one another, as in SQLite.
  let begin = "BEGIN; SELECT pg_advisory_xact_lock(20261)"
  private let connection: OpaquePointer?
  private static let wholeNumbers: Set<Oid> = [20, 21, 23]

  init(_ url: String) throws(DatabaseTrouble) {
    connection = PQconnectdb(url)
    guard PQstatus(connection) == CONNECTION_OK else { throw trouble() }
  }

  deinit { PQfinish(connection) }

  func run(_ sql: String, _ values: [Cell]) throws(DatabaseTrouble) -> [[Cell]] {
    if PQstatus(connection) != CONNECTION_OK { PQreset(connection) }
    let result = values.isEmpty ? PQexec(connection, sql) : execute(sql, values)
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    guard status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK else { throw trouble() }
    return (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { column in cell(result, row, column) }
    }
  }

  private func execute(_ sql: String, _ values: [Cell]) -> OpaquePointer? {
    let texts = values.map { value in
      value == .null ? nil : strdup(value.text ?? "\(value.number ?? 0)")
    }
    defer { texts.forEach { free($0) } }
    let places = texts.map { $0.map { UnsafePointer<CChar>($0) } }
    return PQexecParams(connection, sql, Int32(places.count), nil, places, nil, nil, 0)
  }

  private func cell(_ result: OpaquePointer?, _ row: Int32, _ column: Int32) -> Cell {
    guard PQgetisnull(result, row, column) == 0, let text = PQgetvalue(result, row, column) else {
      return .null
    }
    let isWhole = Self.wholeNumbers.contains(PQftype(result, column))
    let found = String(cString: text)
    return isWhole ? .number(Int64(found) ?? 0) : .text(found)
  }

  private func trouble() -> DatabaseTrouble {
    // The first line names the fault. Later ones may quote a row.
    let words = String(cString: PQerrorMessage(connection))
    let first = words.split(separator: "\n").first.map(String.init)
    return DatabaseTrouble(description: "PostgreSQL: \(first ?? "no connection")")
  }
}

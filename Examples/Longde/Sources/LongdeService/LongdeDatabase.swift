/// A value in a row. The tables have texts and whole numbers only.
enum Cell: Equatable, Sendable {
  case null
  case text(String)
  case number(Int64)

  init(_ text: String?) { self = text.map(Cell.text) ?? .null }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int64? { if case .number(let number) = self { number } else { nil } }
}

/// One connection to a database, for one caller at a time.
///
/// An SQL text names its values `$1`, `$2` and so on, in the order in which they first come. SQLite and PostgreSQL both read it.
protocol LongdeDatabase: AnyObject {
  /// Begins a transaction that runs beside no other one of this service.
  var begin: String { get }

  @discardableResult
  func run(_ sql: String, _ values: [Cell]) throws(DatabaseTrouble) -> [[Cell]]
}

extension LongdeDatabase {
  @discardableResult
  func run(_ sql: String, _ values: Cell...) throws(DatabaseTrouble) -> [[Cell]] {
    try run(sql, values)
  }

  /// Runs all of it or nothing.
  func transaction<Value>(
    _ work: () throws(DatabaseTrouble) -> Value
  ) throws(DatabaseTrouble) -> Value {
    try run(begin)
    do throws(DatabaseTrouble) {
      let value = try work()
      try run("COMMIT")
      return value
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }
}

/// The database's own words. They hold no value of a row.
struct DatabaseTrouble: Error, CustomStringConvertible {
  let description: String
}

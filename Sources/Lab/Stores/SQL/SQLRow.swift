import AuthServer

/// One row of an answer. What is not as this store writes it is a fault that names the column.
package struct SQLRow: Sendable {
  let values: [SQLValue]
  /// The statement, which holds no content.
  let statement: String

  package init(values: [SQLValue], statement: String) {
    self.values = values
    self.statement = statement
  }

  func isNull(_ column: Int) -> Bool { values[column] == .null }

  func int(_ column: Int) throws(StoreFault) -> Int64 {
    guard case .int(let number) = values[column] else { throw fault(column) }
    return number
  }

  func bool(_ column: Int) throws(StoreFault) -> Bool { try int(column) != 0 }

  func text(_ column: Int) throws(StoreFault) -> String {
    guard case .text(let text) = values[column] else { throw fault(column) }
    return text
  }

  func bytes(_ column: Int) throws(StoreFault) -> [UInt8] {
    guard case .bytes(let bytes) = values[column] else { throw fault(column) }
    return bytes
  }

  func moment(_ column: Int) throws(StoreFault) -> Moment {
    Moment(milliseconds: try int(column))
  }

  func fingerprint(_ column: Int) throws(StoreFault) -> Fingerprint {
    Fingerprint(try bytes(column))
  }

  func object(_ column: Int) throws(StoreFault) -> JSONObject {
    let limits = Limits(bodyBytes: .max, jsonFields: .max, stringBytes: .max)
    guard
      case .object(let object)? = try? JSONValue(reading: Array(text(column).utf8), limits: limits)
    else { throw fault(column) }
    return object
  }

  /// Nil where the column is null.
  func optional<Value>(
    _ column: Int, _ read: (Int) throws(StoreFault) -> Value
  ) throws(StoreFault) -> Value? {
    isNull(column) ? nil : try read(column)
  }

  func fault(_ column: Int) -> StoreFault {
    .broken("column \(column) of “\(statement)” is not what a store writes there")
  }
}

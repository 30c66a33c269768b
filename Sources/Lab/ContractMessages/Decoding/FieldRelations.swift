import AuthServer
import ContractModel
import Diagnostics

/// The rules between fields of one call.
struct FieldRelations {
  private let group: FieldGroup?
  private let members: [Field]
  private let repeating: [(field: Field, other: Field)]
  private let server: Server

  init(_ endpoint: Endpoint, _ server: Server) {
    self.server = server
    group = endpoint.group
    members = endpoint.groupFields
    repeating = endpoint.sends.compactMap { field in
      let other = endpoint.sends.first { $0.name.value == field.same?.value }
      return other.map { (field, $0) }
    }
  }

  func check(_ values: JSONObject) throws(InvalidValue) {
    let given = members.filter { values[$0.name.value] != nil }
    if let first = members.first, given.isEmpty {
      let others = members.dropFirst().map(wire).joined(separator: ", ")
      throw fault(first, "a value, here or in \(others)")  //! group-none
    }
    if let group, group.isExact, given.count > 1 {
      throw fault(given[1], "no value beside \(wire(given[0]))")  //! group-several
    }
    for (field, other) in repeating where values[field.name.value] != values[other.name.value] {
      throw fault(field, "the same as \(wire(other))")  //! field-repeated
    }
  }

  private func wire(_ field: Field) -> String { WireNames.spell(field, for: server.names) }

  private func fault(_ field: Field, _ expected: String) -> InvalidValue {
    InvalidValue(expected: expected).placed(wire(field), in: field.location)
  }
}

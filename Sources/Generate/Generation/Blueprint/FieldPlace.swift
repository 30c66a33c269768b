import ContractModel

/// The place of a field that is planned: it decides what the types are called that stand in the field, and whose they are.
struct FieldPlace {
  /// The type that contains the field. Types inside the field are named after both.
  var owner: String
  /// The servers that speak of the field.
  var servers: [Server] = []
  /// A call sends it, and nobody else knows the records that stand in it.
  var isSent = false
  /// The code that the call is about.
  var code: CodePolicy?
  /// The types that stand in it are planned in another place.
  var isPlanned = false

  static let configuration = FieldPlace(owner: "Configuration")

  /// A field of which the code has no type of its own, such as a claim.
  static func elsewhere(_ server: Server?) -> FieldPlace {
    FieldPlace(owner: "", servers: server.map { [$0] } ?? [], isPlanned: true)
  }

  /// The place of the fields of a record inside this one.
  func inside(_ record: String) -> FieldPlace {
    FieldPlace(owner: record, servers: servers, isSent: isSent, code: code)
  }
}

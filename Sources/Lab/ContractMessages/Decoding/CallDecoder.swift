import AuthServer
package import ContractModel
import Diagnostics

/// Decodes the calls of one endpoint. What follows from the endpoint alone is found once.
final class CallDecoder: Sendable {
  let endpoint: Endpoint
  private let fields: FieldReading
  private let sent: [Field]
  private let pathNames: [String]
  /// The tokens that a call must carry, and where they say that calls carry them.
  private let carried: [(name: String, place: Token.Placement?)]
  private let relations: FieldRelations
  private let device: Field?
  private let deviceName: Field?

  init(_ endpoint: Endpoint, of served: ServedContract, configuration: [String: String]) {
    self.endpoint = endpoint
    pathNames = endpoint.path.value.fieldNames
    fields = FieldReading(served, configuration: configuration)
    let own = Set(endpoint.sends.map(\.name.value))
    sent =
      endpoint.sends
      + served.contract.sentBeside(endpoint).filter { !own.contains($0.name.value) }
    carried = endpoint.needs.map {
      ($0.value, served.contract.tokens[$0.value].sent?.value)
    }
    relations = FieldRelations(endpoint, served.server)
    device = sent.first { $0.role?.value == .deviceID }
    deviceName = sent.first { $0.role?.value == .deviceName }
  }

  func decode(_ reader: inout RequestReader) throws(InvalidValue) -> DecodedCall {
    var call = DecodedCall(endpoint: endpoint)
    reader.pathNames = pathNames
    if endpoint.operation.value == .providerCallback {
      call.state = try reader.returned("state").map { Secret($0) }
      call.providerError = try reader.returned("error")
    }
    let isDenied = call.providerError != nil
    for field in isDenied ? fieldsOfDenial : sent {
      call.values[field.name.value] = try fields.read(field, from: &reader, into: &call.parts)
    }
    if !isDenied { try relations.check(call.values) }
    for (name, place) in carried {
      if let secret = try token(at: place, &reader) { call.parts.tokens[name] = secret }
    }
    call.parts.device = text(of: device, in: call.values).map { Secret($0) }
    call.parts.deviceName = text(of: deviceName, in: call.values)
    call.form = reader.form
    return call
  }

  /// A provider that denies a sign-in returns the state and no code.
  private var fieldsOfDenial: [Field] { endpoint.stateField.map { [$0] } ?? [] }

  private func text(of field: Field?, in values: JSONObject) -> String? {
    guard let field, case .string(let text)? = values[field.name.value] else { return nil }
    return text
  }

  private func token(
    at place: Token.Placement?, _ reader: inout RequestReader
  ) throws(InvalidValue) -> Secret? {
    switch place {
    case .bearer?: return reader.bearer
    case .header(let wire)?: return try Self.secret(reader.value(wire, in: .header))
    case .cookie(let wire)?: return try Self.secret(reader.value(wire, in: .cookie))
    case .query(let wire)?: return try Self.secret(reader.value(wire, in: .query))
    case nil: return nil
    }
  }

  private static func secret(_ found: RequestReader.ReadValue?) -> Secret? {
    guard case .string(let text)? = found?.value, !text.isEmpty else { return nil }
    return Secret(text)
  }
}

extension Endpoint {
  /// The field for the state in a provider's redirect, if the contract has one.
  package var stateField: Field? {
    sends.first { field in
      if case .provider(_, .state) = field.shape.element { return true }
      return field.wireName == "state"
    }
  }
}

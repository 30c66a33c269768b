import AuthServer
import ContractModel
import Diagnostics

/// Makes a `OperationInput` of a request. What follows from the endpoint alone is found once.
final class CallReading: Sendable {
  /// The path as the contract writes it.
  let route: String

  private let endpoint: Endpoint
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
    route = endpoint.path.value.text
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
    device = DeviceField.of(sent: sent)
    deviceName = DeviceField.name(among: sent)
  }

  func read(_ reader: inout RequestReader, peer: String?) throws(InvalidValue) -> OperationInput {
    var input = OperationInput(endpoint: endpoint)
    reader.pathNames = pathNames
    var recognized = KnownParts()
    if endpoint.operation.value == .providerCallback { input.back = try reader.providerReturn() }
    for field in expected(input.back) {
      input.values[field.name.value] = try fields.read(field, from: &reader, into: &recognized)
    }
    if input.back.error == nil { try relations.check(input.values) }
    input.take(recognized)
    for (name, place) in carried {
      if let secret = try token(at: place, &reader) { input.tokens[name] = secret }
    }
    input.page = reader.page
    input.device = device(in: input.values)
    let sentName = deviceName.flatMap { input.values[$0.name.value]?.asText }
    input.deviceName = Self.name(of: sentName ?? reader.headers.first("User-Agent"))
    input.peer = peer
    return input
  }

  /// A provider that says no brings the state and no code.
  private func expected(_ back: ProviderReturn) -> [Field] {
    guard back.error != nil else { return sent }
    return endpoint.stateField.map { [$0] } ?? []
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

  private func device(in values: JSONObject) -> Secret? {
    guard let device, case .string(let text)? = values[device.name.value] else { return nil }
    return Secret(text)
  }

  /// A name that fits into a list of devices, without control characters.
  private static func name(of agent: String?) -> String {
    guard let agent else { return "" }
    let plain = agent.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    return String(String.UnicodeScalarView(plain.prefix(120)))
  }
}

extension OperationInput {
  fileprivate mutating func take(_ recognized: KnownParts) {
    person = recognized.person
    password = recognized.password
    newPassword = recognized.newPassword
    code = recognized.code
    tokens = recognized.tokens
    slots = recognized.slots
  }
}

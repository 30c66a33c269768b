import AuthServer
import ContractModel

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
    device = DeviceField.of(sent: sent)
    deviceName = DeviceField.name(among: sent)
  }

  func read(_ parts: inout RequestReader, peer: String?) throws(InvalidValue) -> OperationInput {
    var given = OperationInput(endpoint: endpoint)
    parts.pathNames = pathNames
    var meaning = KnownParts()
    if endpoint.operation.value == .providerCallback { given.back = try parts.providerReturn() }
    for field in expected(given.back) {
      given.values[field.name.value] = try fields.read(field, from: &parts, into: &meaning)
    }
    given.take(meaning)
    for (name, place) in carried {
      if let secret = try token(at: place, &parts) { given.tokens[name] = secret }
    }
    given.page = parts.page
    given.device = device(in: given.values)
    let said = deviceName.flatMap { given.values[$0.name.value]?.asText }
    given.deviceName = Self.name(of: said ?? parts.headers.first("User-Agent"))
    given.peer = peer
    return given
  }

  /// A provider that says no brings the state and no code.
  private func expected(_ back: ProviderReturn) -> [Field] {
    guard back.error != nil else { return sent }
    return endpoint.stateField.map { [$0] } ?? []
  }

  private func token(
    at place: Token.Placement?, _ parts: inout RequestReader
  ) throws(InvalidValue) -> Secret? {
    switch place {
    case .bearer?: return parts.bearer
    case .header(let wire)?: return try Self.secret(parts.value(wire, in: .header))
    case .cookie(let wire)?: return try Self.secret(parts.value(wire, in: .cookie))
    case .query(let wire)?: return try Self.secret(parts.value(wire, in: .query))
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
  fileprivate mutating func take(_ meaning: KnownParts) {
    person = meaning.person
    password = meaning.password
    newPassword = meaning.newPassword
    code = meaning.code
    tokens = meaning.tokens
    slots = meaning.slots
  }
}

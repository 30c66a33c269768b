import AuthServer
import ContractModel

/// Makes a `Given` of a request.
struct CallReading {
  private let contract: Contract
  private let server: Server
  private let endpoint: Endpoint
  private let fields: FieldReading

  init(_ endpoint: Endpoint, of contract: Contract, configuration: [String: String]) {
    self.contract = contract
    self.endpoint = endpoint
    server = contract.servers[endpoint.server]
    fields = FieldReading(contract: contract, server: server, configuration: configuration)
  }

  func read(_ parts: inout Parts, peer: String?) throws(InvalidValue) -> Given {
    var given = Given(endpoint: endpoint)
    var meaning = Meaning()
    for field in sent {
      given.values[field.name.value] = try fields.read(field, from: &parts, into: &meaning)
    }
    given.take(meaning)
    for name in endpoint.needs.map(\.value) {
      given.tokens[name] = try carried(name, parts: &parts) ?? given.tokens[name]
    }
    given.page = parts.page
    given.device = device(in: given.values)
    given.deviceName = Self.name(of: parts.headers.first("User-Agent"))
    given.peer = peer
    return given
  }

  /// What the endpoint sends and what goes with every call. A field in the path goes only where the
  /// route names it.
  private var sent: [Field] {
    let own = Set(endpoint.sends.map(\.name.value))
    let path = Set(endpoint.path.value.fieldNames)
    return endpoint.sends
      + server.sends.filter {
        !own.contains($0.name.value) && ($0.location != .path || path.contains($0.name.value))
      }
  }

  /// Where the token says that calls carry it.
  private func carried(_ name: String, parts: inout Parts) throws(InvalidValue) -> Secret? {
    switch contract.tokens[name].sent?.value {
    case .bearer?: return parts.bearer
    case .header(let wire)?: return try Self.secret(parts.value(wire, in: .header))
    case .cookie(let wire)?: return try Self.secret(parts.value(wire, in: .cookie))
    case .query(let wire)?: return try Self.secret(parts.value(wire, in: .query))
    case nil: return nil
    }
  }

  private static func secret(_ found: Parts.Found?) -> Secret? {
    guard case .string(let text)? = found?.value, !text.isEmpty else { return nil }
    return Secret(text)
  }

  private func device(in values: JSONObject) -> Secret? {
    guard let field = DeviceField.of(contract, sent: sent),
      case .string(let text)? = values[field.name.value]
    else { return nil }
    return Secret(text)
  }

  /// A name that fits into a list of devices, without control characters.
  private static func name(of agent: String?) -> String {
    let plain = (agent ?? "").unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    return String(String.UnicodeScalarView(plain.prefix(120)))
  }
}

extension Given {
  fileprivate mutating func take(_ meaning: Meaning) {
    person = meaning.person
    password = meaning.password
    newPassword = meaning.newPassword
    code = meaning.code
    tokens = meaning.tokens
    slots = meaning.slots
  }
}

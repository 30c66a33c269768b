import AuthServer
import ContractModel

/// An exchange as it may be read by others: names, statuses and words of the contract, no secret and nothing of a person.
package struct RedactedExchange: Sendable {
  package let lines: [String]
  /// It is no exchange, but something that the tester did beside.
  let isEvent: Bool

  package init(_ exchange: Exchange, _ contract: Contract) {
    self.init(exchange, contract, nil)
  }

  init(event words: String) {
    lines = ["(\(words))"]
    isEvent = true
  }

  /// - Parameter values: gives each hidden value a number; nil where all are hidden alike.
  init(_ exchange: Exchange, _ contract: Contract, _ values: RedactedValues?) {
    isEvent = false
    let server = contract.servers[exchange.endpoint.server]
    let known = KnownNames(contract, server, values)
    let endpoint = exchange.endpoint
    var lines = ["> \(endpoint.method.value.rawValue) \(endpoint.path.value.text)"]
    let constants = Self.constants(endpoint, server)
    lines += exchange.request.headers.map { "> " + Self.header($0, constants, values) }
    lines += Self.body(exchange.request.body, known).map { "> \($0)" }
    if let answer = exchange.response {
      lines.append("< \(answer.status)")
      // A client hands the headers over in any order.
      lines += answer.headers.filter { Self.telling.contains($0.name.lowercased()) }
        .map { "< " + Self.header($0, [:], values) }.sorted()
      lines += Self.body(answer.body, known).map { "< \($0)" }
    } else {
      lines.append("< no answer: \(exchange.failure ?? "")")
    }
    self.lines = lines
  }

  /// Headers whose values are the same for everybody.
  private static let plain: Set<String> = [
    "content-type", "cache-control", "retry-after", "content-length", "x-content-type-options",
    "allow", "www-authenticate",
  ]
  /// Headers of an answer that say something about it.
  private static let telling = plain.subtracting(["content-length"])
    .union(["location", "set-cookie"])

  /// The headers whose values the contract writes down.
  private static func constants(_ endpoint: Endpoint, _ server: Server) -> [String: String] {
    var constants: [String: String] = [:]
    for field in endpoint.sends where field.location == .header && !field.isSecret {
      guard case .constant(let value) = field.shape.element else { continue }
      constants[WireNames.spell(field, for: server.names).lowercased()] = value.value
    }
    return constants
  }

  private static func header(
    _ field: Headers.Field, _ constants: [String: String], _ values: RedactedValues?
  ) -> String {
    let name = field.name.lowercased()
    if plain.contains(name) || constants[name] == field.value {
      return "\(field.name): \(field.value)"
    }
    // A token is the same one in a header and in a body.
    let bearer = field.value.hasPrefix("Bearer ") ? String(field.value.dropFirst(7)) : field.value
    return "\(field.name): \(values?.words(for: bearer) ?? "<redacted>")"
  }

  private static func body(_ bytes: [UInt8], _ known: KnownNames) -> [String] {
    if bytes.isEmpty { return [] }
    guard let json = try? JSONValue(reading: bytes) else { return ["<\(bytes.count) bytes>"] }
    return [known.shown(json).text]
  }
}

/// The names on the wire whose values anybody may read.
private struct KnownNames {
  private let open: Set<String>
  private let values: RedactedValues?

  init(_ contract: Contract, _ server: Server, _ values: RedactedValues?) {
    self.values = values
    let walk = FieldWalk(contract.types)
    let carried = contract.endpoints.flatMap { walk.all(returnedBy: $0) + walk.all($0.sends) }
    var open: Set<String> = []
    for field in server.refusal where !field.isSecret {
      open.formUnion(
        WireNames.spell(field, for: server.names).split(separator: ".").map(String.init))
    }
    var hidden: Set<String> = []
    for field in carried {
      let name = WireNames.spell(field, for: server.names)
      if field.isOpen { open.insert(name) } else { hidden.insert(name) }
    }
    self.open = open.subtracting(hidden)
  }

  func shown(_ value: JSONValue, named name: String? = nil) -> JSONValue {
    switch value {
    case .null, .bool, .number: return value
    case .string(let text):
      if name.map(open.contains) == true { return value }
      return .string(values?.words(for: text) ?? "<redacted>")
    case .array(let items): return .array(items.map { shown($0, named: name) })
    case .object(let object):
      return .object(
        JSONObject(object.fields.map { ($0.name, shown($0.value, named: $0.name)) }))
    }
  }
}

extension Field {
  /// Its values are words of the contract or times, and tell nothing about a person.
  fileprivate var isOpen: Bool {
    switch shape.element {
    case .enumeration, .constant, .scalar(.instant): !isSecret
    case .scalar, .type, .token, .provider, .configuration, .record: false
    }
  }
}

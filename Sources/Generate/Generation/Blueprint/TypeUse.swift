import ContractModel

/// Which servers speak of a type or a refusal: each spells names in its own way.
struct TypeUse {
  private let contract: Contract
  private var servers: [String: [String]] = [:]
  private var refusers: [String: [String]] = [:]

  init(_ contract: Contract) {
    self.contract = contract
    for server in contract.servers { add(server.sends, server.name.value) }
    for endpoint in contract.endpoints {
      add(endpoint.sends, endpoint.server)
      switch endpoint.returns {
      case .nothing: break
      case .shape(let shape): add(shape, endpoint.server)
      case .fields(let fields): add(fields, endpoint.server)
      }
      if let callback = endpoint.endsIn {
        add(contract.callbacks[callback.value].fields, endpoint.server)
      }
      for refusal in endpoint.refuses {
        TypeUse.note(endpoint.server, in: &refusers[refusal.value, default: []])
        if let fields = contract.refusals.find(refusal.value)?.fields {
          add(fields, endpoint.server)
        }
      }
    }
  }

  /// In the order in which endpoints first speak of it; the first server for what nobody speaks of.
  func servers(ofType name: String) -> [Server] { found(servers[name]) }

  func servers(ofRefusal name: String) -> [Server] { found(refusers[name]) }

  func knows(_ type: String) -> Bool { servers[type] != nil }

  private func found(_ names: [String]?) -> [Server] {
    names?.map { contract.servers[$0] } ?? Array(contract.servers.prefix(1))
  }

  private mutating func add(_ fields: [Field], _ server: String) {
    for field in fields { add(field.shape, server) }
  }

  private mutating func add(_ shape: Shape, _ server: String) {
    switch shape.element {
    case .record(let fields): add(fields, server)
    case .type(let name): add(type: name, server)
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: break
    }
  }

  private mutating func add(type name: String, _ server: String) {
    guard TypeUse.note(server, in: &servers[name, default: []]) else { return }
    switch contract.types[name].content {
    case .record(let fields): add(fields, server)
    case .oneOf(let names): for one in names { add(type: one.value, server) }
    case .enumeration: break
    }
  }

  /// - Returns: whether it is new.
  @discardableResult
  private static func note(_ name: String, in names: inout [String]) -> Bool {
    guard !names.contains(name) else { return false }
    names.append(name)
    return true
  }
}

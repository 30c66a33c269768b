import ContractModel

/// Finds the messages in which a type travels, directly or inside other types.
struct TypeUses: Sendable {
  private let contract: Contract
  /// The types that name a type.
  private let holders: [String: [String]]
  /// The messages that name a type themselves.
  private let direct: [String: [(way: MessageUse.Way, endpoint: Int?)]]

  init(_ contract: Contract) {
    self.contract = contract
    var holders: [String: [String]] = [:]
    for type in contract.types {
      for named in Self.named(in: type) { holders[named, default: []].append(type.name.value) }
    }
    self.holders = holders
    var direct: [String: [(way: MessageUse.Way, endpoint: Int?)]] = [:]
    func add(_ shapes: [Shape], _ way: MessageUse.Way, _ endpoint: Int? = nil) {
      for name in shapes.flatMap(Self.named) { direct[name, default: []].append((way, endpoint)) }
    }
    for (index, endpoint) in contract.endpoints.enumerated() {
      add(endpoint.sends.map(\.shape), .sent, index)
      if let name = endpoint.sentType?.value { direct[name, default: []].append((.sent, index)) }
      switch endpoint.returns {
      case .nothing: break
      case .shape(let shape): add([shape], .returned, index)
      case .fields(let fields): add(fields.map(\.shape), .returned, index)
      }
    }
    for server in contract.servers {
      add(server.sends.map(\.shape), .sent)
      add(server.refusal.map(\.shape), .refused)
    }
    for refusal in contract.refusals { add(refusal.fields.map(\.shape), .refused) }
    for token in contract.tokens { add(token.claims.map(\.shape), .claimed) }
    for callback in contract.callbacks { add(callback.fields.map(\.shape), .callback) }
    self.direct = direct
  }

  func uses(ofType name: String) -> [MessageUse] {
    var seen: Set<String> = [name]
    var waiting = [name]
    var found: [MessageUse.Way: Set<Int>] = [:]
    while let type = waiting.popLast() {
      for use in direct[type] ?? [] {
        found[use.way, default: []].formUnion(use.endpoint.map { [$0] } ?? [])
      }
      waiting += (holders[type] ?? []).filter { seen.insert($0).inserted }
    }
    let order: [MessageUse.Way] = [.sent, .returned, .refused, .claimed, .callback]
    return order.flatMap { way in
      found[way].map { uses(way, $0.sorted().map { contract.endpoints[$0] }) } ?? []
    }
  }

  /// The renewal is a use of its own: a session ends with it, where another call only fails.
  func uses(_ way: MessageUse.Way, _ endpoints: [Endpoint]) -> [MessageUse] {
    let renewal = contract.renewal?.name.value
    let renewing = endpoints.filter { $0.name.value == renewal }  //! review-renewal-apart
    let others = endpoints.filter { $0.name.value != renewal }
    let uses =
      others.isEmpty && !renewing.isEmpty
      ? [] : [MessageUse(way: way, endpoints: others, renews: false)]
    return uses
      + (renewing.isEmpty ? [] : [MessageUse(way: way, endpoints: renewing, renews: true)])
  }

  private static func named(in type: TypeDefinition) -> [String] {
    switch type.content {
    case .record(let fields): fields.map(\.shape).flatMap(named)
    case .oneOf(let names): names.map(\.value)
    case .enumeration: []
    }
  }

  private static func named(in shape: Shape) -> [String] {
    switch shape.element {
    case .type(let name): [name]
    case .record(let fields): fields.map(\.shape).flatMap(named)
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: []
    }
  }
}

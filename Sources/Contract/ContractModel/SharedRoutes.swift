/// Endpoints that have a server, a method and a path in common.
package struct SharedRoutes {
  private let contract: Contract
  private let groups: [[String]: [Endpoint]]

  package init(_ contract: Contract) { self.init(Array(contract.endpoints), of: contract) }

  /// Looks at some endpoints only.
  package init(_ endpoints: [Endpoint], of contract: Contract) {
    self.contract = contract
    groups = Dictionary(grouping: endpoints, by: SharedRoutes.key)
  }

  /// The first of those before it that nothing tells from it.
  package func twin(of endpoint: Endpoint) -> Endpoint? {
    let all = groups[SharedRoutes.key(endpoint), default: []]
    if all.count < 2 { return nil }
    let marks = CallMarks(endpoint, in: contract)
    return all.prefix { $0.name.value != endpoint.name.value }
      .first { !CallMarks($0, in: contract).areTold(from: marks) }
  }

  /// The marks that a request of the endpoint must have, each once.
  package func marks(of endpoint: Endpoint) -> [RouteMark] {
    let all = groups[SharedRoutes.key(endpoint), default: []]
    guard all.count > 1,
      let place = all.firstIndex(where: { $0.name.value == endpoint.name.value })
    else { return [] }
    let own = CallMarks(endpoint, in: contract)
    var seen: Set<RouteMark> = []
    return all.indices.filter { $0 != place }.flatMap { index in
      own.marks(against: CallMarks(all[index], in: contract), isFirst: place < index)
    }
    .filter { seen.insert($0).inserted }
  }

  /// Names in braces are not on the wire.
  private static func key(_ endpoint: Endpoint) -> [String] {
    [endpoint.server, endpoint.method.value.rawValue]
      + endpoint.path.value.parts.map { if case .literal(let text) = $0 { text } else { "{}" } }
  }
}

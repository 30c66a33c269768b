import Diagnostics

/// Endpoints that have a server, a method and a path in common.
package struct SharedRoutes {
  /// The routes of more than one endpoint.
  private let routes: [[String]: SharedRoute]

  package init(_ contract: Contract) { self.init(Array(contract.endpoints), of: contract) }

  /// Looks at some endpoints only.
  package init(_ endpoints: [Endpoint], of contract: Contract) {
    routes = Dictionary(grouping: endpoints, by: SharedRoutes.key).filter { $0.value.count > 1 }
      .mapValues { SharedRoute($0, of: contract) }
  }

  /// The first of those before it that nothing tells from it.
  package func twin(of endpoint: Endpoint) -> Endpoint? {
    routes[SharedRoutes.key(endpoint)]?.twin(of: endpoint)
  }

  /// The marks that a request of the endpoint must have, each once.
  package func marks(of endpoint: Endpoint) -> [RouteMark] {
    routes[SharedRoutes.key(endpoint)]?.marks(of: endpoint) ?? []
  }

  /// The calls of its route, itself among them; none where it has the route alone.
  package func calls(onRouteOf endpoint: Endpoint) -> [Endpoint] {
    routes[SharedRoutes.key(endpoint)]?.calls() ?? []
  }

  /// Names in braces are not on the wire.
  private static func key(_ endpoint: Endpoint) -> [String] {
    [endpoint.server, endpoint.method.value.rawValue]
      + endpoint.path.value.parts.map { if case .literal(let text) = $0 { text } else { "{}" } }
  }
}

package import AuthServer
package import ContractModel
import Diagnostics

/// The routes of one server of a contract, each compiled once.
package struct ServerRoutes: Sendable {
  package let served: ServedContract
  package let style: WireStyle
  package let refusals: RefusalWriting
  private let routes: [CallRoute]

  /// - Parameter configuration: the configured values that calls must include.
  package init(_ server: Server, of contract: Contract, configuration: [String: String] = [:]) {
    served = ServedContract(contract, server)
    style = WireStyle(of: server, in: contract)
    refusals = RefusalWriting(contract: contract, server: server, style: style)
    let own = contract.endpoints.filter { $0.server == server.name.value }
    var groups: [(place: RoutePlace, endpoints: [Endpoint])] = []
    for endpoint in own {
      let place = RoutePlace(endpoint, on: server)
      let index = groups.firstIndex { $0.place == place }
      if let index {
        groups[index].endpoints.append(endpoint)
      } else {
        groups.append((place, [endpoint]))
      }
    }
    routes = groups.map { [served] place, endpoints in
      CallRoute(place, endpoints, of: served, configuration: configuration)
    }
  }

  /// Parameters in braces.
  package var paths: Set<String> { Set(routes.map(\.place.path)) }

  /// - Parameter run: answers the calls of a route.
  package func router(
    _ run: (CallRoute) -> @Sendable (Incoming) async -> Response
  ) -> Router {
    Router(
      style: style,
      routes: routes.map { route in
        Route(
          Request.Method(route.place.method), route.place.path, answersHead: route.isReadOnly,
          run: run(route))
      })
  }

  /// - Returns: nil for a route of another server.
  package func decode(_ found: FoundRoute) -> DecodedRequest? {
    let (method, path) = (found.route.method.name, found.route.path)
    return routes.first { $0.place.method == method && $0.place.path == path }?
      .decode(found.incoming)
  }
}

/// The endpoints that share one method and path.
package final class CallRoute: Sendable {
  let place: RoutePlace
  /// The calls change nothing.
  let isReadOnly: Bool
  private let content: Server.Content
  private let endpoints: EndpointByMarks
  private let decoders: [CallDecoder]

  init(
    _ place: RoutePlace, _ endpoints: [Endpoint], of served: ServedContract,
    configuration: [String: String]
  ) {
    self.place = place
    isReadOnly = endpoints.allSatisfy { $0.endsIn == nil && $0.operation.value.isReadOnly }
    content = served.server.content
    self.endpoints = EndpointByMarks(endpoints, of: served.contract)
    decoders = endpoints.map { CallDecoder($0, of: served, configuration: configuration) }
  }

  /// Which endpoint is meant is known as soon as that much is read.
  package func decode(_ incoming: Incoming) -> DecodedRequest {
    var reader = RequestReader(incoming, content)
    var endpoint: Endpoint?
    do throws(InvalidValue) {
      endpoint = try meant(&reader)
      guard let decoder = decoders.first(where: { $0.endpoint === endpoint }) else {
        throw InvalidValue(expected: "the constants of \(endpoints.names)")
      }
      return .call(try decoder.decode(&reader))
    } catch {
      return .invalid(endpoint, error)
    }
  }

  private func meant(_ reader: inout RequestReader) throws(InvalidValue) -> Endpoint? {
    try endpoints.endpoint { (name, part) throws(InvalidValue) in
      try reader.value(name, in: part)?.value
    }
  }
}

import AuthServer
import ContractModel
import Diagnostics
import Machines
import Stores

/// The routes of one server of a contract.
struct ContractRoutes {
  let contract: Contract
  let server: Server
  let operations: any OperationHandler
  let clock: any Clock
  let configuration: [String: String]
  var limits = Limits()

  var router: Router {
    let style = WireStyle(of: server, in: contract)
    let choice = RefusalChoice(contract)
    return Router(limits: limits, style: style, routes: groups.map { route($0, style, choice) })
  }

  /// The paths of its routes; parameters in braces.
  var paths: Set<String> { Set(groups.map { ServedRoute($0[0], on: server).path.text }) }

  /// The endpoints of each route, in the order of the contract.
  private var groups: [[Endpoint]] {
    let own = contract.endpoints.filter { $0.server == server.name.value }
    var groups: [[Endpoint]] = []
    for endpoint in own {
      let place = ServedRoute(endpoint, on: server)
      let index = groups.firstIndex { ServedRoute($0[0], on: server) == place }
      if let index { groups[index].append(endpoint) } else { groups.append([endpoint]) }
    }
    return groups
  }

  private func route(
    _ endpoints: [Endpoint], _ style: WireStyle, _ choice: RefusalChoice
  ) -> Route {
    let handler = CallHandler(
      endpoints, of: contract, style, choice, operations, clock, configuration: configuration)
    let place = ServedRoute(endpoints[0], on: server)
    let isReadOnly = endpoints.allSatisfy { $0.endsIn == nil && $0.operation.value.isReadOnly }
    return Route(Request.Method(place.method), place.path.text, answersHead: isReadOnly) {
      await handler.respond(to: $0)
    }
  }
}

/// A method and a path.
struct ServedRoute: Hashable {
  let method: String
  let path: RoutePath

  init(_ endpoint: Endpoint, on server: Server) {
    method = endpoint.method.value.rawValue
    path = RoutePath(endpoint, on: server)
  }
}

import AuthServer
import ContractMessages
package import ContractModel
import Machines
import Stores

/// One server of the contract, as it is run here.
final class ServedServer: Sendable {
  let router: Router

  private let routes: ServerRoutes
  private let paths: Set<String>

  init(
    _ server: Server, of contract: Contract, operations: any OperationHandler, clock: any Clock,
    configuration: [String: String]
  ) {
    let routes = ServerRoutes(server, of: contract, configuration: configuration)
    let choice = RefusalChoice(contract)
    router = routes.router { route in
      let handler = CallHandler(route, routes, choice, operations, clock)
      return { await handler.respond(to: $0) }
    }
    self.routes = routes
    paths = routes.paths
  }

  func decode(_ found: FoundRoute) -> DecodedRequest? { routes.decode(found) }

  /// Whether the contract has a route of its own there.
  func has(_ path: String) -> Bool { paths.contains(path) }
}

/// Whether the servers of a contract can stand behind one port.
package enum ServedServers {
  /// The first route that two of them have; nil if all can be told apart.
  package static func clash(in contract: Contract, among names: [String]) -> String? {
    var owners: [RoutePlace: String] = [:]
    for endpoint in contract.endpoints where names.isEmpty || names.contains(endpoint.server) {
      let server = contract.servers[endpoint.server]
      let route = RoutePlace(endpoint, on: server)
      if let owner = owners[route], owner != endpoint.server {
        return
          "\(route.method) \(route.path) is a route of `\(owner)` and of `\(endpoint.server)`"
      }
      owners[route] = endpoint.server
    }
    return nil
  }
}

import AuthServer
package import ContractModel

/// One server of the contract, as it is run here.
final class ServedServer: Sendable {
  let router: Router

  private let paths: Set<String>

  init(_ routes: ContractRoutes) {
    router = routes.router
    paths = routes.paths
  }

  /// Whether the contract has a route of its own there.
  func has(_ path: String) -> Bool { paths.contains(path) }
}

/// Whether the servers of a contract can stand behind one port.
package enum ServedServers {
  /// The first route that two of them have; nil if all can be told apart.
  package static func clash(in contract: Contract, among names: [String]) -> String? {
    var owners: [ServedRoute: String] = [:]
    for endpoint in contract.endpoints where names.isEmpty || names.contains(endpoint.server) {
      let server = contract.servers[endpoint.server]
      let route = ServedRoute(endpoint, on: server)
      if let owner = owners[route], owner != endpoint.server {
        return
          "\(route.method) \(route.path.text) is a route of `\(owner)` and of `\(endpoint.server)`"
      }
      owners[route] = endpoint.server
    }
    return nil
  }
}

package import AuthServer
package import ContractModel
import Diagnostics
import Machines

/// Answers what a contract says about a request, and what its server would answer.
///
/// A request is read as strictly as the contract's server reads it.
package struct ContractCodec: Sendable {
  private let servers: [(name: String, routes: ServerRoutes, router: Router)]
  private let choice: RefusalChoice

  /// - Parameter configuration: the configured values that calls must include.
  package init(_ contract: Contract, configuration: [String: String] = [:]) {
    choice = RefusalChoice(contract)
    servers = contract.servers.map { server in
      let routes = ServerRoutes(server, of: contract, configuration: configuration)
      // Requests are looked up in the router, and none is run by it.
      return (server.name.value, routes, routes.router { _ in { _ in Response(status: 501) } })
    }
  }

  /// - Returns: nil if no server of the contract has such a route.
  package func decode(_ request: Request) -> DecodedRequest? {
    for server in servers {
      guard let found = try? server.router.find(request),
        let decoded = server.routes.decode(found)
      else { continue }
      // Another server may know the marks that this one misses.
      if case .invalid(nil, _) = decoded { continue }
      return decoded
    }
    return nil
  }

  /// Encodes a refusal that the endpoint declares.
  ///
  /// - Parameters:
  ///   - seconds: the time to wait, if the refusal tells one.
  ///   - now: milliseconds since 1970.
  package func encode(
    refusal name: String, of endpoint: Endpoint, waiting seconds: Int, now: Int64,
    for method: Request.Method
  ) -> Response {
    guard let server = servers.first(where: { $0.name == endpoint.server }) else {
      preconditionFailure("an endpoint has a server of its contract")
    }
    return server.routes.refusals.response(
      named: name, by: choice, waiting: seconds, to: endpoint, now: now
    ).completed(for: method)
  }
}

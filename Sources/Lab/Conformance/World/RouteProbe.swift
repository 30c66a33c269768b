import AuthServer
import ContractModel
import ContractRequests

/// Asks whether a server has routes of the contract.
package struct RouteProbe: Sendable {
  private let server: ServerUnderTest

  package init(_ server: ServerUnderTest) { self.server = server }

  /// Calls without a token and without a body, which change nothing, until one of them finds a route.
  package func findsAny() async throws(MissingAnswer) -> Bool {
    let contract = server.contract
    let values = GoodValues(contract, token: { _ in nil })
    var isAsked = false
    for endpoint in contract.endpoints where endpoint.caller == .app {
      guard let channel = server.channels[endpoint.server] else { continue }
      isAsked = true
      var request = values.message(to: endpoint).request
      request.body = []
      if try await channel.send(request).status != 404 { return true }
    }
    return !isAsked
  }
}

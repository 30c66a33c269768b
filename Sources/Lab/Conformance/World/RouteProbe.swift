import AuthServer
package import ContractModel
import ContractMessages
import Diagnostics

/// Asks whether a server has routes of the contract.
package struct RouteProbe: Sendable {
  private let server: ServerUnderTest

  package init(_ server: ServerUnderTest) { self.server = server }

  /// A server of the contract that has none of its routes at its URL.
  package func missing() async throws(MissingAnswer) -> Server? {
    for one in server.contract.servers {
      if let channel = server.channels[one.name.value], try await !hasRoutes(of: one, channel) {
        return one
      }
    }
    return nil
  }

  /// Calls without a token and without a body, which change nothing, until one of them finds a route.
  private func hasRoutes(
    of one: Server, _ channel: any RequestChannel
  ) async throws(MissingAnswer) -> Bool {
    let values = GoodValues(server.contract, token: { _ in nil })
    let endpoints = server.contract.endpoints.filter {
      $0.caller == .app && $0.server == one.name.value
    }
    for endpoint in endpoints {
      var request = values.message(to: endpoint).request
      request.body = []
      do throws(MissingAnswer) {
        if try await channel.send(request).status != 404 { return true }
      } catch {
        throw MissingAnswer(why: "\(channel.base) gives no answer: \(error.why)")
      }
    }
    return endpoints.isEmpty
  }
}

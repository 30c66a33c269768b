import AuthClient
import Foundation
import LiveScenarios
import SocketTransport

/// Takes requests for the hosts that a contract names to the reference server instead.
struct Rerouted: Transport {
  let server: URL
  private let inner: SocketTransport

  /// - Parameter origin: the address that the server sees; Linux has all of 127.0.0.0/8.
  init(to server: URL, from origin: String = "127.0.0.1") {
    self.server = server
    inner = SocketTransport(from: origin)
  }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    guard let url = request.url.moved(to: server) else { throw .unsendable }
    return try await inner.send(
      HTTPRequest(
        endpoint: request.endpoint, method: request.method, url: url, headers: request.headers,
        body: request.body))
  }
}

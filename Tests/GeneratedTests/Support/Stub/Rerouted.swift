import AuthClient
import Foundation

/// Takes requests for an address that the contract fixes to a stub instead, by real sockets.
struct Rerouted: Transport {
  let server: URL
  let inner: any Transport

  init(to server: URL, by inner: any Transport = Impatient()) {
    self.server = server
    self.inner = inner
  }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    guard var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false) else {
      throw .unsendable
    }
    parts.scheme = server.scheme
    parts.host = server.host
    parts.port = server.port
    guard let url = parts.url else { throw .unsendable }
    return try await inner.send(
      HTTPRequest(
        endpoint: request.endpoint, method: request.method, url: url, headers: request.headers,
        body: request.body))
  }
}

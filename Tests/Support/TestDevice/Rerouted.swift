package import AuthClient
package import Foundation

/// Sends requests for the hosts that a contract names to a server of the test instead.
package struct Rerouted: Transport {
  private let server: URL
  private let inner: any Transport

  package init(to server: URL, by inner: any Transport = SocketTransport()) {
    self.server = server
    self.inner = inner
  }

  package func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    guard let url = request.url.moved(to: server) else { throw .unsendable }
    return try await inner.send(
      HTTPRequest(
        endpoint: request.endpoint, method: request.method, url: url, headers: request.headers,
        body: request.body))
  }
}

extension URL {
  /// The same URL at another server.
  package func moved(to server: URL) -> URL? {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return nil }
    (parts.scheme, parts.host, parts.port) = (server.scheme, server.host, server.port)
    return parts.url
  }
}

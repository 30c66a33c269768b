package import AuthClient
package import AuthServer
import Foundation

/// Sends a client's requests to a server in the same process, without a socket, and counts them by endpoint.
package final class HandlerTransport: Transport, @unchecked Sendable {
  /// Returns nil to end the connection without a response.
  package typealias Respond = @Sendable (AuthServer.Request, URL) async -> AuthServer.Response?

  private let respond: Respond
  private let peer: String?
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  /// - Parameter peer: the client's address, as the server sees it.
  package init(from peer: String? = nil, respond: @escaping Respond) {
    self.peer = peer
    self.respond = respond
  }

  package convenience init(_ handler: any Handler) {
    self.init { request, _ in await handler.respond(to: request) }
  }

  /// Picks the handler by the host of the URL.
  package convenience init(_ handlers: [String: any Handler]) {
    self.init { request, url in
      guard let host = url.host, let handler = handlers[host] else { return nil }
      return await handler.respond(to: request)
    }
  }

  package func count(_ endpoint: String) -> Int { lock.withLock { counts[endpoint, default: 0] } }

  package func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    lock.withLock { counts[request.endpoint, default: 0] += 1 }
    guard let response = await respond(incoming(request), request.url) else { throw .offline }
    return HTTPResponse(
      status: response.status, headers: HTTPHeaders(response.headers.map { ($0.name, $0.value) }),
      body: Data(response.body))
  }

  private func incoming(_ request: HTTPRequest) -> AuthServer.Request {
    let query = request.url.query(percentEncoded: true).map { "?" + $0 } ?? ""
    let path = request.url.path(percentEncoded: true)
    var headers = Headers()
    for pair in request.headers.pairs { headers.add(pair.name, pair.value) }
    return AuthServer.Request(
      AuthServer.Request.Method(request.method.rawValue), (path.isEmpty ? "/" : path) + query,
      headers: headers, body: request.body.map { Array($0) } ?? [], peer: peer)
  }
}

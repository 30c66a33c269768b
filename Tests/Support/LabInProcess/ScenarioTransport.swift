package import AuthClient
package import AuthServer
import Foundation

/// Takes a client's requests to the server of a scenario, as from one device.
package struct ScenarioTransport: Transport {
  /// Nil where the connection ends without an answer.
  private let respond: @Sendable (AuthServer.Request, Int?) async -> AuthServer.Response?
  /// The address at the other end, as the server sees it.
  private let peer: String

  package init(server: ScenarioServer, peer: String) {
    self.init(peer: peer) { await server.respond(to: $0, at: $1) }
  }

  /// - Parameter respond: takes a request and its port, and answers; nil ends the connection.
  package init(
    peer: String,
    respond: @escaping @Sendable (AuthServer.Request, Int?) async -> AuthServer.Response?
  ) {
    self.peer = peer
    self.respond = respond
  }

  package func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    guard let answer = await respond(incoming(request), request.url.port) else {
      throw .offline
    }
    return HTTPResponse(
      status: answer.status, headers: HTTPHeaders(answer.headers.map { ($0.name, $0.value) }),
      body: Data(answer.body))
  }

  private func incoming(_ request: HTTPRequest) -> AuthServer.Request {
    let query = request.url.query(percentEncoded: true).map { "?" + $0 } ?? ""
    let path = request.url.path(percentEncoded: true)
    var headers = Headers()
    let port = request.url.port == 8081 ? 8081 : 8080
    headers.add("Host", "127.0.0.1:\(port)")
    for pair in request.headers.pairs { headers.add(pair.name, pair.value) }
    return AuthServer.Request(
      AuthServer.Request.Method(request.method.rawValue), (path.isEmpty ? "/" : path) + query,
      headers: headers, body: request.body.map { Array($0) } ?? [], peer: peer)
  }
}

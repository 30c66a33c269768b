import AuthClient
import AuthServer
import Foundation

/// Takes a client's requests to a server's routes without a socket, and counts them by endpoint.
final class DirectTransport: Transport, @unchecked Sendable {
  private let handler: @Sendable (String?) -> (any Handler)?
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  init(_ handler: any Handler) { self.handler = { _ in handler } }

  /// One for each host.
  init(_ handlers: [String: any Handler]) {
    handler = { host in host.flatMap { handlers[$0] } }
  }

  func count(_ endpoint: String) -> Int { lock.withLock { counts[endpoint, default: 0] } }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    lock.withLock { counts[request.endpoint, default: 0] += 1 }
    guard let handler = handler(request.url.host) else { throw Fault.offline }
    let answer = await handler.respond(to: incoming(request))
    return HTTPResponse(
      status: answer.status, headers: HTTPHeaders(answer.headers.map { ($0.name, $0.value) }),
      body: Data(answer.body))
  }

  private func incoming(_ request: HTTPRequest) -> AuthServer.Request {
    let query = request.url.query.map { "?" + $0 } ?? ""
    var headers = Headers()
    for pair in request.headers.pairs { headers.add(pair.name, pair.value) }
    return AuthServer.Request(
      AuthServer.Request.Method(request.method.rawValue),
      request.url.path(percentEncoded: true) + query,
      headers: headers, body: request.body.map { Array($0) } ?? [])
  }
}

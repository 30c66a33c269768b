import AuthClient
package import AuthServer
import Foundation

extension SocketTransport {
  /// Sends a request of the server's kind, such as a test writes.
  package func send(
    _ request: AuthServer.Request, to server: URL
  ) async throws -> AuthServer.Response {
    guard let url = URL(string: request.target, relativeTo: server)?.absoluteURL,
      let method = HTTPMethod(rawValue: request.method.name)
    else { throw Unexpected("no client sends \(request.method.name) \(request.target)") }
    let headers = HTTPHeaders(request.headers.map { (name: $0.name, value: $0.value) })
    let answer = try await send(
      HTTPRequest(
        endpoint: "test", method: method, url: url, headers: headers,
        body: request.body.isEmpty ? nil : Data(request.body)))
    var response = AuthServer.Response(status: answer.status, body: Array(answer.body))
    for (name, value) in answer.headers.pairs { response.headers.add(name, value) }
    return response
  }
}

import AuthServer
import Conformance
import ReferenceServer

/// Reaches a server of this process without a socket.
struct LocalChannel: RequestChannel {
  let server: ContractServer
  let repeatsHeaders = false
  let origin: String

  func send(_ request: Request) async throws(MissingAnswer) -> Response {
    var request = request
    request.headers.set("Host", String(origin.dropFirst("http://".count)))
    return await server.respond(to: request)
  }
}

package import AuthClient
package import AuthServer
import Foundation
import TestDevice

/// A device that calls the server of a lab.
package struct LabClient: Sendable {
  package let lab: Lab
  /// The device's address.
  private let peer: String

  init(_ lab: Lab, from peer: String) { (self.lab, self.peer) = (lab, peer) }

  /// The connection of a generated client.
  package var transport: any Transport {
    switch lab.way {
    case .live: Rerouted(to: lab.url, by: SocketTransport(from: peer))
    case .inProcess: lab.transport(from: peer)
    }
  }

  package func send(_ request: AuthServer.Request) async throws -> AuthServer.Response {
    guard lab.way == .inProcess else {
      return try await SocketTransport(from: request.peer ?? peer).send(request, to: lab.url)
    }
    var request = request
    request.peer = request.peer ?? peer
    return await lab.respond(to: request)
  }

  package func call(
    _ method: AuthServer.Request.Method, _ target: String, _ body: String = "",
    headers: [(String, String)] = [], bearer: String? = nil, peer: String? = nil
  ) async throws -> LabAnswer {
    var request = AuthServer.Request(method, target, body: Array(body.utf8), peer: peer)
    request.headers.add("Host", "\(lab.url.host ?? ""):\(lab.url.port ?? 80)")
    request.headers.add("X-Device-Fingerprint", "phone-1")
    if !body.isEmpty { request.headers.add("Content-Type", "application/json") }
    if let bearer { request.headers.add("Authorization", "Bearer \(bearer)") }
    for (name, value) in headers { request.headers.set(name, value) }
    return LabAnswer(response: try await send(request))
  }
}

/// A response and the JSON in it.
package struct LabAnswer: Sendable {
  package let response: AuthServer.Response
  package let json: JSONObject

  init(response: AuthServer.Response) {
    self.response = response
    json = (try? JSONValue(reading: response.body).fields()) ?? [:]
  }

  package var status: Int { response.status }
}

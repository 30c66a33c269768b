import AuthClient
import Foundation
import TestDevice

/// Takes what is meant for Amazon's hosts to servers on this machine, and changes nothing else of it.
final class Detour: Transport, @unchecked Sendable {
  private let places: [String: URL]
  private let inner = SocketTransport()
  private let lock = NSLock()
  private var log: [HTTPRequest] = []
  private var closed: Set<String> = []

  /// - Parameter places: where the requests for a host go.
  init(_ places: [String: URL]) { self.places = places }

  /// As the client made them, with the hosts that it meant.
  var requests: [HTTPRequest] { lock.withLock { log } }

  func count(_ endpoint: String) -> Int { requests.count { $0.endpoint == endpoint } }

  /// From now on calls of this endpoint do not get through.
  func close(_ endpoint: String) { lock.withLock { _ = closed.insert(endpoint) } }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    let isClosed = lock.withLock {
      log.append(request)
      return closed.contains(request.endpoint)
    }
    guard !isClosed, let url = request.url.host.flatMap({ places[$0] }).flatMap(request.url.moved)
    else { throw .offline }
    return try await inner.send(
      HTTPRequest(
        endpoint: request.endpoint, method: request.method, url: url, headers: request.headers,
        body: request.body))
  }
}

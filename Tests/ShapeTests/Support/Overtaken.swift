import AuthClient
import Foundation

/// The way of somebody slow: something else happens before the first request arrives.
final class Overtaken: Transport, @unchecked Sendable {
  private let server: PlayedServer
  private let lock = NSLock()
  private var first: (@Sendable () async -> Void)?

  init(server: PlayedServer, by first: @escaping @Sendable () async -> Void) {
    self.server = server
    self.first = first
  }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    let first = lock.withLock {
      defer { self.first = nil }
      return self.first
    }
    await first?()
    return try await server.send(request)
  }
}

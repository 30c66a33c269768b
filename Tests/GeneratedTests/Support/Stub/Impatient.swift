import AuthClient
import Foundation

/// Real sockets, with much patience: a busy machine is no fault. Only the first call of one endpoint
/// is given up after a second.
final class Impatient: Transport, @unchecked Sendable {
  private let lock = NSLock()
  private var endpoint: String?
  private let patient = URLSessionTransport(timeout: 20)
  // Whole seconds: the system's transport counts no others everywhere.
  private let impatient = URLSessionTransport(timeout: 1)

  /// - Parameter how: what the stub will do; there is nothing to wait for unless it delays.
  init(with endpoint: String? = nil, _ how: Misbehaviour? = .delay) {
    self.endpoint = how == .delay ? endpoint : nil
  }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    try await transport(for: request.endpoint).send(request)
  }

  private func transport(for name: String) -> URLSessionTransport {
    lock.withLock {
      guard name == endpoint else { return patient }
      endpoint = nil
      return impatient
    }
  }
}

import AuthClient
import Foundation
import TestDevice
import Testing

/// Real sockets, with much patience: a busy machine is no fault. Only the first call of one endpoint
/// is given up, which is as soon as the stub has done what it asks: so no test depends on how long
/// that takes.
final class Impatient: Transport, @unchecked Sendable {
  private let lock = NSLock()
  private var endpoint: String?
  private let patient = SocketTransport()

  /// - Parameter how: what the stub will do; there is nothing to give up unless it delays.
  init(with endpoint: String? = nil, _ how: Misbehaviour? = nil) {
    self.endpoint = how == .delay ? endpoint : nil
  }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    guard givesUp(request.endpoint) else { return try await patient.send(request) }
    let stub = StubWorld(at: request.url)
    let before = try? await stub.count(request.endpoint)
    let call = Task { [patient] in try? await patient.send(request) }
    defer { call.cancel() }
    for _ in 0..<6_000 {
      if let before, let now = try? await stub.count(request.endpoint), now > before {
        throw .timeout
      }
      try? await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("the stub did not hear of \(request.endpoint)")
    throw .unsendable
  }

  private func givesUp(_ name: String) -> Bool {
    lock.withLock {
      guard name == endpoint else { return false }
      endpoint = nil
      return true
    }
  }
}

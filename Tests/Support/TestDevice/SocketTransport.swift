package import AuthClient
import Foundation

/// Sends each request over a TCP connection of its own, on a thread of its own. For tests of servers.
///
/// Not `URLSessionTransport`: on Linux its session shares the threads of the tests and has lost answers on a machine
/// that was loaded, which says nothing about the server under test. It has tests of its own.
package struct SocketTransport: Transport {
  private let origin: String
  private let patience: Int

  /// - Parameters:
  ///   - origin: the address that the server sees.
  ///   - patience: seconds without a byte after which a call is given up.
  package init(from origin: String = "127.0.0.1", patience: Int = 600) {
    self.origin = origin
    self.patience = patience
  }

  package func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    guard request.url.scheme == "http", let port = UInt16(exactly: request.url.port ?? 80) else {
      throw .unsendable
    }
    let wire = WireRequest(request)
    let connection = Connection(patience: patience)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread {
          continuation.resume(
            returning: connection.exchange(wire, from: origin, port: port))
        }.start()
      }
    } onCancel: {
      connection.cancel()
    }
    return try answer.get()
  }
}

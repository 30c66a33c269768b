/// A transport of requests to a server, and of its responses.
///
/// It repeats nothing, follows no redirect and keeps neither cookies nor answers: a request may
/// carry a person's tokens, and only the session knows when one may be sent again. It ends with
/// `.cancelled` soon after its task was cancelled.
public protocol Transport: Sendable {
  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse

  /// This transport, talking to servers only that show one of these keys beside what it asks of them by itself. A
  /// generated client hands the contract's pins over by this. A transport that has no such function sends nothing for a
  /// contract with pins; `UnpinnedTransport` says that it shall.
  func pinned(to pins: [CertificatePins]) -> any Transport
}

extension Transport {
  public func pinned(to pins: [CertificatePins]) -> any Transport {
    pins.isEmpty ? self : PinlessTransport()  //! pins-not-dropped
  }
}

/// Another way to send one request than the transport's `send`.
package typealias Sending = @Sendable (HTTPRequest) async throws(Fault) -> HTTPResponse

/// Carries a request to a server and the answer back.
///
/// It repeats nothing, follows no redirect and keeps neither cookies nor answers: a request may
/// carry a person's tokens, and only the session knows when one may be sent again. It ends with
/// `.cancelled` soon after its task was cancelled.
public protocol Transport: Sendable {
  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse
}

/// Another way to send one request than the transport's `send`.
package typealias Sending = @Sendable (HTTPRequest) async throws(Fault) -> HTTPResponse

package import AuthServer

/// Carries requests to one server and brings the answers.
package protocol RequestChannel: Sendable {
  /// It sends a header as often as the request has it.
  var repeatsHeaders: Bool { get }
  /// The scheme, the host and the port that a browser calls the origin.
  var origin: String { get }
  /// The URL before the paths of the requests.
  var base: String { get }
  /// The way to the same server from another address; nil where the tester has one address only.
  var elsewhere: (any RequestChannel)? { get }

  func send(_ request: Request) async throws(MissingAnswer) -> Response
}

extension RequestChannel {
  package var elsewhere: (any RequestChannel)? { nil }
  package var base: String { origin }
}

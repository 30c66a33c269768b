package import AuthServer

/// A fault in what a server reads or writes.
package protocol MessageFault: Sendable {
  /// The answer to a request, which `server` would have answered rightly.
  func respond(
    to request: Request, _ server: @Sendable (Request) async -> Response
  ) async -> Response
}

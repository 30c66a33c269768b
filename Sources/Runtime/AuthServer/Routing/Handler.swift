/// A handler of requests: all that the owner of a socket needs to know.
public protocol Handler: Sendable {
  func respond(to request: Request) async -> Response
}

/// A handler that is only its router: what generated routes are.
public protocol RoutedHandler: Handler {
  var router: Router { get }
}

extension RoutedHandler {
  public func respond(to request: Request) async -> Response {
    await router.respond(to: request)
  }
}

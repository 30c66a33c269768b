// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthServer

extension Forum {
  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameter base: the path of the server's URL, which comes before the path of every endpoint.
    public init(_ service: Service, base: String = "", limits: Limits = Limits()) {
      router = Router(
        limits: limits,
        style: WireStyle(contentType: "application/vnd.api+json", fault: WireStyle.fault(at: ["errors.0.code": .text])),
        base: base,
        routes: [
          Route(.post, "/accounts", service.register),
          Route(.post, "/sessions", service.signIn),
          Route(.get, "/threads", service.threads),
          Route(.delete, "/sessions/current", service.signOut),
        ])
    }
  }
}

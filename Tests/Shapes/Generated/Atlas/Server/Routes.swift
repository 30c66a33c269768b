// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthServer

extension Atlas {
  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameter base: the path of the server's URL, which comes before the path of every endpoint.
    public init(_ service: Service, base: String = "", limits: Limits = Limits()) {
      router = Router(
        limits: limits,
        style: WireStyle(fault: WireStyle.fault(at: ["error.code": .kind, "error.details.reason": .text])),
        base: base,
        routes: [
          Route(.post, "/login", service.signIn),
          Route(.get, "/places", service.places),
          Route(.post, "/logout", service.signOut),
        ])
    }
  }
}

// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthServer

extension Gallery {
  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameter base: the path of the server's URL, which comes before the path of every endpoint.
    public init(_ service: Service, base: String = "", limits: Limits = Limits()) {
      router = Router(
        limits: limits,
        style: WireStyle(fault: WireStyle.fault(at: ["code": .text])),
        base: base,
        routes: [
          Route(.post, "/session", status: 204, service.signIn),
          Route(.post, "/session/renew", status: 204, service.renewSession),
          Route(.get, "/me", service.me),
          Route(.delete, "/session", endingCookies: ["__Host-access", "__Host-refresh"], service.signOut),
        ])
    }
  }
}

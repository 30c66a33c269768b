// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthServer

extension Lantern {
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
          Route(.post, "/auth/apple", service.signIn),
          Route(.post, "/auth/apple/notices", status: 200, service.appleNotice),
          Route(.get, "/me", service.me),
          Route(.post, "/auth/renew", service.renewSession),
          Route(.post, "/auth/end", service.signOut),
        ])
    }
  }
}

// Written by authgen from longde.yaml: change the contract, not this file.

import AuthServer

extension Longde {
  /// Takes each request to its endpoint: what cannot be decoded is refused before a method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    public init(_ service: Service, limits: Limits = Limits()) {
      router = Router(
        limits: limits,
        routes: [
          Route(.post, "/api/auth/apple", service.signInWithApple),
          Route(.get, "/api/users/me", service.me),
          Route(.post, "/api/auth/refresh", service.renewSession),
          Route(.post, "/api/auth/logout", status: 200, service.signOut),
        ])
    }
  }
}

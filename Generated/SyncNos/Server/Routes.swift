// Written by authgen from syncnos.yaml: change the contract, not this file.

import AuthServer

extension SyncNos {
  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameter base: the path of the server's URL, which comes before the path of every endpoint.
    public init(_ service: Service, base: String = "", limits: Limits = Limits()) {
      router = Router(
        limits: limits,
        style: WireStyle(fault: WireStyle.fault(at: ["message": .text])),
        base: base,
        routes: [
          Route(.post, "/auth/login/apple", service.signInWithApple),
          Route(.get, "/auth/me", service.loadAccount),
          Route(.patch, "/auth/me", service.saveFirstProfile),
          Route(.post, "/auth/refresh", service.renewTokens),
        ])
    }
  }
}

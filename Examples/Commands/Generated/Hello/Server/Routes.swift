// Written by authgen from hello.yaml: change the contract, not this file.

import AuthServer

extension Hello {
  /// Takes each request to its endpoint: what cannot be decoded is refused before a method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    public init(_ service: Service, limits: Limits = Limits()) {
      router = Router(
        limits: limits,
        routes: [Route(.get, "/hello", service.hello)])
    }
  }
}

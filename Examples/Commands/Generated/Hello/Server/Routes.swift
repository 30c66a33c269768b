// Written by authgen from hello.yaml: change the contract, not this file.

import AuthServer

extension Hello {
  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameter base: the path of the server's URL, which comes before the path of every endpoint.
    public init(_ service: Service, base: String = "", limits: Limits = Limits()) {
      router = Router(
        limits: limits,
        base: base,
        routes: [Route(.get, "/hello", service.hello)])
    }
  }
}

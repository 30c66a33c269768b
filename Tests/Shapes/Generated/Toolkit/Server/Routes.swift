// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthServer

extension Toolkit {
  /// Values of one deployment that calls send. One that is given is compared in constant time
  /// before an endpoint is called; any text passes if none is given.
  public struct Configuration: Sendable {
    /// Names the project; it is public.
    public var webKey: String?

    public init(webKey: String? = nil) {
      self.webKey = webKey
    }
  }

  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a
  /// method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: the path of the server's URL, which comes before the path of every endpoint.
    ///   - onBrokenAnswer: takes each answer that the contract does not allow; the caller gets a
    ///     500\.
    public init(
      _ service: Service, configuration: Configuration, base: String = "",
      limits: Limits = Limits(), onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        style: WireStyle(fault: WireStyle.fault(at: ["error.message": .text])),
        base: base,
        deployment: Deployment(["webKey": configuration.webKey]),
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/v1/accounts:signUp", service.signUp),
          Route(.post, "/v1/accounts:signInWithPassword", service.signIn),
          Route(.get, "/v1/accounts/me:lookup", service.me),
          Route(.post, "/v1/token", service.renewSession),
          Route(.post, "/v1/accounts:signOut", service.signOut),
        ])
    }
  }
}

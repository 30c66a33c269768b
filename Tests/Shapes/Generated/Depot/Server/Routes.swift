// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthServer

extension Depot {
  /// Values of one deployment that calls send. One that is given is compared in constant time
  /// before an endpoint is called; any text passes if none is given.
  public struct Configuration: Sendable {
    /// Tells whose app this is.
    public var apiKey: Secret?

    public init(apiKey: Secret? = nil) {
      self.apiKey = apiKey
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
        style: WireStyle(fault: WireStyle.fault(at: ["code": .text])),
        base: base,
        deployment: Deployment(["apiKey": configuration.apiKey]),
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/sessions", service.signIn),
          Route(.get, "/parcels", service.parcels),
          Route(.post, "/apps", service.register),
          Route(.delete, "/sessions/current", service.signOut),
        ])
    }
  }
}

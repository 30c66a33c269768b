// Written by authgen from envelope.yaml: change the contract, not this file.

import AuthServer

extension Market {
  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a
  /// method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: the path of the server's URL, which comes before the path of every endpoint.
    ///   - onBrokenAnswer: takes each answer that the contract does not allow; the caller gets a
    ///     500\.
    public init(
      _ service: Service, base: String = "/api", limits: Limits = Limits(),
      onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        style: WireStyle(
          success: ["code": 0], answer: ["data"],
          fault: WireStyle.fault(at: ["code": .status, "msg": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/login", service.signIn),
          Route(.post, "/renew", service.renewSession),
          Route(.get, "/me", service.me),
          Route(.post, "/logout", service.signOut),
        ])
    }
  }
}

// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthServer

extension Forum {
  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a
  /// method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: the path of the server's URL, which comes before the path of every endpoint.
    ///   - onBrokenAnswer: takes each answer that the contract does not allow; the caller gets a
    ///     500\.
    public init(
      _ service: Service, base: String = "", limits: Limits = Limits(),
      onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        style: WireStyle(
          contentType: "application/vnd.api+json",
          fault: WireStyle.fault(at: ["errors.0.code": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/accounts", service.register),
          Route(.post, "/sessions", service.signIn),
          Route(.get, "/threads", service.threads),
          Route(.delete, "/sessions/current", service.signOut),
        ])
    }
  }
}

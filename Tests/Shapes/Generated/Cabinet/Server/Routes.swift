// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthServer

extension Cabinet {
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
        style: WireStyle(fault: WireStyle.fault(at: ["code": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/session", status: 204, service.signIn),
          Route(.get, "/csrf", status: 204, answersHead: false, service.freshValue),
          Route(.patch, "/me", service.rename),
          Route(
            .delete, "/session", endingCookies: ["__Host-session", "XSRF-TOKEN"], service.signOut),
        ])
    }
  }
}

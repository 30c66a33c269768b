// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthServer

extension Harbour {
  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a
  /// method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: the path of the server's URL, which comes before the path of every endpoint.
    ///   - onBrokenAnswer: takes each answer that the contract does not allow; the caller gets a
    ///     500\.
    public init(
      _ service: Service, base: String = "/auth/v1", limits: Limits = Limits(),
      onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        style: WireStyle(fault: WireStyle.fault(at: ["error_code": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/token", where: [.query("grant_type", "password")], service.signIn),
          Route(
            .post, "/token", where: [.query("grant_type", "refresh_token")], service.renewSession),
          Route(.get, "/user", service.me),
          Route(.post, "/logout", service.signOut),
        ])
    }
  }
}

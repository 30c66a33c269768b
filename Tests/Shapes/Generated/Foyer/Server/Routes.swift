// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthServer

extension Foyer {
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
        style: WireStyle(takesForms: true, fault: WireStyle.fault(at: ["error": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.get, "/authorize", answersHead: false, service.openPage),
          Route(
            .post, "/token", where: [.body("grant_type", is: "authorization_code")],
            service.exchangeCode),
          Route(
            .post, "/token", where: [.body("grant_type", is: "refresh_token")],
            service.renewSession),
          Route(.get, "/userinfo", service.me),
          Route(.post, "/pictures/{mark}", service.setPicture),
          Route(.post, "/revoke", status: 200, service.signOut),
        ])
    }
  }
}

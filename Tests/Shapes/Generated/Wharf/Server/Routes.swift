// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthServer

extension Wharf {
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
        style: WireStyle(fault: WireStyle.fault(at: ["ui.nodes.*.messages.*.id": .status])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.get, "/user/identities/authorize", answersHead: false, service.linkGoogle),
          Route(.post, "/sso", status: 204, service.openCompany),
          Route(
            .post, "/self-service/login", where: [.body("method", is: "oidc")], status: 422,
            service.signInWithGoogle),
          Route(
            .post, "/self-service/login", where: [.body("method", is: "code")], status: 400,
            service.sendCode),
          Route(.post, "/token", service.redeem),
          Route(.post, "/token/renew", service.renewSession),
          Route(.get, "/user", service.me),
          Route(.post, "/logout", service.signOut),
        ])
    }
  }
}

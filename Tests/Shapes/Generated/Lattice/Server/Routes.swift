// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthServer

extension Lattice {
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
        style: WireStyle(fault: WireStyle.fault(at: ["errcode": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(
            .post, "/_relay/client/v3/login", where: [.body("type", is: "m.login.password")],
            service.signIn),
          Route(.get, "/_relay/client/v3/login/sso/redirect", answersHead: false, service.openSso),
          Route(
            .post, "/_relay/client/v3/login", where: [.body("type", is: "m.login.token")],
            service.redeemSso),
          Route(
            .post, "/_relay/client/v3/register", where: [.query("kind", "user")], service.register),
          Route(
            .post, "/_relay/client/v3/register", where: [.query("kind", "guest")],
            service.registerGuest),
          Route(.post, "/_relay/client/v3/refresh", service.renew),
          Route(.get, "/_relay/client/v3/account/whoami", service.me),
          Route(.post, "/_relay/client/v3/account/password", status: 200, service.changePassword),
          Route(.get, "/_relay/client/v3/account/3pid", service.addresses),
          Route(.post, "/_relay/client/v3/account/3pid/add", status: 200, service.addAddress),
          Route(.post, "/_relay/client/v3/account/deactivate", status: 200, service.deactivate),
          Route(.post, "/_relay/client/v3/logout", status: 200, service.signOut),
          Route(.post, "/_relay/client/v3/logout/all", status: 200, service.signOutEverywhere),
        ])
    }
  }
}

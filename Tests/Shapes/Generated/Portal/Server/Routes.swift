// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthServer

extension Portal {
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
        style: WireStyle(fault: WireStyle.fault(at: ["type": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.get, "/bff/login", answersHead: false, service.openLogin),
          Route(.get, "/bff/callback", answersHead: false, service.staffReturns),
          Route(.post, "/bff/session", status: 204, service.redeemTicket),
          Route(.get, "/bff/user", service.me),
          Route(.get, "/api/holidays", service.holidays),
          Route(.post, "/bff/logout", endingCookies: ["__Host-portal"], service.signOut),
          Route(
            .get, "/bff/logout", answersHead: false, endingCookies: ["__Host-portal"],
            service.leaveStaff),
        ])
    }
  }
}

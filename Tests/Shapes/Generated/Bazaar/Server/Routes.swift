// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthServer

extension Bazaar {
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
          Route(.post, "/login", where: [.body("remember", is: true)], service.signIn),
          Route(.post, "/login", where: [.body("remember", is: false)], service.peek),
          Route(.post, "/signup", where: [.body("email", isGiven: true)], service.signUp),
          Route(.post, "/signup", where: [.body("email", isGiven: false)], service.guest),
          Route(.post, "/verify/", where: [.body("kind", is: "sms")], service.sendText),
          Route(
            .post, "/verify/", where: [.body("kind", isOneOf: ["signup", "recovery"])],
            service.sendMail),
          Route(.get, "/me", service.me),
          Route(.patch, "/me", service.save),
          Route(
            .post, "/logout", endingCookies: ["bazaar_session", "XSRF-TOKEN"], service.signOut),
        ])
    }
  }
}

// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthServer

extension Vault {
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
          Route(.post, "/sign-in", service.signIn),
          Route(.post, "/sign-in/message", service.sendMessage),
          Route(.post, "/sign-in/authenticator", service.answerAuthenticator),
          Route(.post, "/sign-in/code", service.answerMessage),
          Route(.post, "/me/authenticator", service.enrolAuthenticator),
          Route(.post, "/me/authenticator/confirm", service.confirmAuthenticator),
          Route(.post, "/renew", service.renewSession),
          Route(.post, "/sign-out", service.signOut),
        ])
    }
  }
}

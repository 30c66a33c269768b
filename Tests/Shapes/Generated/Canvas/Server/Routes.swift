// Written by authgen from guest.yaml: change the contract, not this file.

import AuthServer

extension Canvas {
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
          Route(.post, "/guests", service.signInAsGuest),
          Route(.post, "/codes", service.sendCode),
          Route(.post, "/sessions", service.signIn),
          Route(.post, "/guests/me/email", service.keepAccount),
          Route(.get, "/me", service.me),
          Route(.post, "/sessions/renew", service.renewSession),
          Route(.post, "/sessions/end", service.signOut),
        ])
    }
  }
}

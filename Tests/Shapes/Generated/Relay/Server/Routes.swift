// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthServer

extension Relay {
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
        style: WireStyle(fault: WireStyle.fault(at: ["errors.0": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/auth/sign_in", status: 204, service.signIn),
          Route(.get, "/auth/me", service.me),
          Route(.put, "/auth/me", service.rename),
          Route(.get, "/news", service.news),
          Route(.delete, "/auth/sign_out", endingCookies: ["page"], service.signOut),
        ])
    }
  }
}

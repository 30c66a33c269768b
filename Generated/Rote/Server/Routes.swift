// Written by authgen from rote.yaml: change the contract, not this file.

import AuthServer

extension Rote {
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
        style: WireStyle(
          takesForms: true, refusesInText: true, fault: WireStyle.fault(at: [".": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.get, "/login", answersHead: false, service.openLogin),
          Route(.post, "/v2/api/auth/login", service.signInWithPassword),
          Route(.get, "/v2/api/auth/oauth/github", answersHead: false, service.openGitHub),
          Route(
            .get, "/v2/api/auth/oauth/github/callback", answersHead: false, service.gitHubCallback),
        ])
    }
  }
}

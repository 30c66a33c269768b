// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthServer

extension Baseline {
  /// Values of one deployment that calls send. One that is given is compared in constant time
  /// before an endpoint is called; any text passes if none is given.
  public struct Configuration: Sendable {
    /// Names the project; it ships with the app.
    public var publicKey: String?

    public init(publicKey: String? = nil) {
      self.publicKey = publicKey
    }
  }

  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a
  /// method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: the path of the server's URL, which comes before the path of every endpoint.
    ///   - onBrokenAnswer: takes each answer that the contract does not allow; the caller gets a
    ///     500\.
    public init(
      _ service: Service, configuration: Configuration, base: String = "",
      limits: Limits = Limits(), onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        style: WireStyle(fault: WireStyle.fault(at: ["error_code": .text])),
        base: base,
        deployment: Deployment(["publicKey": configuration.publicKey]),
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/signup", service.signUp),
          Route(.post, "/token", where: [.query("grant_type", "password")], service.signIn),
          Route(.post, "/otp", status: 200, service.sendCode),
          Route(.post, "/verify", service.verifyCode),
          Route(.get, "/authorize", answersHead: false, service.openGitHub),
          Route(.post, "/token", where: [.query("grant_type", "pkce")], service.exchangeCode),
          Route(
            .post, "/token", where: [.query("grant_type", "refresh_token")], service.renewSession),
          Route(.post, "/recover", status: 200, service.forgotPassword),
          Route(.get, "/user", service.me),
          Route(.put, "/user", service.changePassword),
          Route(.get, "/factors", service.factors),
          Route(.post, "/factors/{factorId}/challenge", service.askFactor),
          Route(.post, "/factors/{factorId}/verify", service.answerFactor),
          Route(.post, "/logout", where: [.query("scope", "local")], service.signOut),
          Route(.post, "/logout", where: [.query("scope", "global")], service.signOutEverywhere),
          Route(.post, "/logout", where: [.query("scope", "others")], service.signOutOthers),
        ])
    }
  }
}

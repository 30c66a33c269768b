// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthServer

extension Marina.ApiServer {
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
          Route(.get, "/csrf", status: 204, answersHead: false, service.freshValue),
          Route(.get, "/flows", answersHead: false, service.startFlow),
          Route(.post, "/sign-in", service.signIn),
          Route(.post, "/flows/sign-in", service.signInByFlow),
          Route(.post, "/brief", service.signInBriefly),
          Route(.post, "/until", service.signInUntil),
          Route(.post, "/until-ms", service.signInUntilMilliseconds),
          Route(.post, "/until-text", service.signInUntilText),
          Route(.post, "/factor", service.signInWithFactor),
          Route(.post, "/factor/code", service.answerFactor),
          Route(.post, "/recovery", service.forgot),
          Route(.post, "/recovery/code", service.recoverAccount),
          Route(.post, "/recovery/password", service.setPassword),
          Route(.patch, "/me", service.rename),
          Route(.post, "/sign-out", endingCookies: ["XSRF-TOKEN"], service.signOut),
        ])
    }
  }
}

extension Marina.SsoServer {
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
        style: WireStyle(fault: WireStyle.fault(at: ["error": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.get, "/authorize", answersHead: false, service.openHouse),
          Route(.post, "/token", service.redeemHouse),
          Route(.get, "/logout", answersHead: false, service.leaveHouse),
        ])
    }
  }
}

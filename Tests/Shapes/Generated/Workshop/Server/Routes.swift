// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthServer

extension Workshop {
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
          fault: WireStyle.fault(at: ["errors.0.code": .kind, "errors.0.param": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/_workshop/app/v1/auth/login", service.signIn),
          Route(.post, "/_workshop/app/v1/auth/signup", service.register),
          Route(.post, "/_workshop/app/v1/auth/email/verify", service.verifyEmail),
          Route(.post, "/_workshop/app/v1/auth/2fa/authenticate", service.authenticate),
          Route(.post, "/_workshop/app/v1/auth/password/request", service.forgotPassword),
          Route(.post, "/_workshop/app/v1/auth/password/reset", service.resetPassword),
          Route(.get, "/_workshop/app/v1/auth/session", service.me),
          Route(.post, "/_workshop/app/v1/auth/reauthenticate", service.reauthenticate),
          Route(.post, "/_workshop/app/v1/account/password/change", service.changePassword),
          Route(.post, "/_workshop/app/v1/account/email", service.addAddress),
          Route(.delete, "/_workshop/app/v1/auth/session", service.signOut),
        ])
    }
  }
}

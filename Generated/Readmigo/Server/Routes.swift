// Written by authgen from readmigo.yaml: change the contract, not this file.

import AuthServer

extension Readmigo {
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
          Route(.post, "/auth/apple", service.signInWithApple),
          Route(.post, "/auth/login", service.signInWithEmail),
          Route(.post, "/auth/wechat", service.signInWithWeChat),
          Route(.post, "/auth/phone/code", service.sendPhoneCode),
          Route(.post, "/auth/phone", service.signInWithPhone),
          Route(.post, "/auth/challenge", service.continueSignIn),
          Route(.post, "/auth/register", service.register),
          Route(.post, "/auth/email/code", service.sendMailCode),
          Route(.post, "/auth/email/verify", service.verifyMail),
          Route(.patch, "/users/me", service.saveProfile),
          Route(.post, "/auth/refresh", service.renewSession),
          Route(.get, "/auth/devices", service.listDevices),
          Route(.delete, "/auth/devices/{id}", service.signOutDevice),
          Route(.post, "/auth/devices/sign-out-others", service.signOutOthers),
          Route(.post, "/auth/logout", service.signOut),
        ])
    }
  }
}

// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Readmigo {
  /// Routes each request to its endpoint. Rejects a request that can't be decoded before a method
  /// is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: The path of the server's URL, which precedes the path of every endpoint.
    ///   - onBrokenAnswer: Receives each answer that the contract doesn't allow. The caller gets
    ///     status 500.
    public init(
      _ service: Service,
      base: String = "",
      limits: Limits = Limits(),
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
        ]
      )
    }
  }
}

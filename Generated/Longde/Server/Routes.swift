// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Longde {
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
        style: WireStyle(fault: WireStyle.fault(at: ["message": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/api/auth/apple", service.signInWithApple),
          Route(.get, "/api/users/me", service.me),
          Route(.post, "/api/auth/refresh", service.renewSession),
          Route(.post, "/api/auth/logout", status: 200, service.signOut),
        ]
      )
    }
  }
}

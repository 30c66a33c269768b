// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthServer

extension Registry {
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
          Route(.post, "/login", service.signIn),
          Route(.post, "/people", service.register),
          Route(.get, "/me", service.me),
          Route(.patch, "/me", service.change),
          Route(.post, "/logout", service.signOut),
        ])
    }
  }
}

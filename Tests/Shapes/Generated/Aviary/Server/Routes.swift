// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthServer

extension Aviary {
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
        style: WireStyle(fault: WireStyle.fault(at: ["error": .kind, "message": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/xrpc/com.aviary.server.createSession", service.signIn),
          Route(.post, "/xrpc/com.aviary.server.createAccount", service.register),
          Route(.get, "/xrpc/com.aviary.server.getSession", service.me),
          Route(.post, "/xrpc/com.aviary.server.refreshSession", service.renewSession),
          Route(
            .post, "/xrpc/com.aviary.server.requestEmailConfirmation", status: 200,
            service.askToConfirm),
          Route(.post, "/xrpc/com.aviary.server.confirmEmail", status: 200, service.confirmEmail),
          Route(.post, "/xrpc/com.aviary.server.deleteAccount", status: 200, service.deleteAccount),
          Route(.post, "/xrpc/com.aviary.server.deleteSession", status: 200, service.signOut),
        ])
    }
  }
}

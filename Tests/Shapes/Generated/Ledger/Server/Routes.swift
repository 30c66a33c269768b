// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthServer

extension Ledger {
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
          contentType: "application/x-amz-json-1.1", fault: WireStyle.fault(at: ["__type": .text])),
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/", where: [.header("X-Ledger-Target", "Ledger.SignIn")], service.signIn),
          Route(
            .post, "/", where: [.header("X-Ledger-Target", "Ledger.ListAccounts")],
            service.accounts),
          Route(
            .post, "/", where: [.header("X-Ledger-Target", "Ledger.SignOut")], status: 200,
            service.signOut),
        ])
    }
  }
}

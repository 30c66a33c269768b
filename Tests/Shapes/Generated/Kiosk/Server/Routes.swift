// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.

import AuthServer

extension Kiosk {
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
          Route(.post, "/rpc", where: [.body("command", is: "signIn")], service.signIn),
          Route(.post, "/rpc", where: [.body("command", is: "listOrders")], service.orders),
          Route(.post, "/rpc", where: [.body("command", is: "signOut")], service.signOut),
        ])
    }
  }
}

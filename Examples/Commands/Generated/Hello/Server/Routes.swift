// Written by authgen from hello.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Hello {
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
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.get, "/hello", service.hello),
        ]
      )
    }
  }
}

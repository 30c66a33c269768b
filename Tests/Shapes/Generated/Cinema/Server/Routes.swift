// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthServer

extension Cinema {
  /// Values of one deployment that calls send. One that is given is compared in constant time
  /// before an endpoint is called; any text passes if none is given.
  public struct Configuration: Sendable {
    public var appKey: String?

    public init(appKey: String? = nil) {
      self.appKey = appKey
    }
  }

  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a
  /// method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: the path of the server's URL, which comes before the path of every endpoint.
    ///   - onBrokenAnswer: takes each answer that the contract does not allow; the caller gets a
    ///     500\.
    public init(
      _ service: Service, configuration: Configuration, base: String = "",
      limits: Limits = Limits(), onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        style: WireStyle(fault: WireStyle.fault(at: ["error": .text])),
        base: base,
        deployment: Deployment(["appKey": configuration.appKey]),
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.post, "/device", service.begin),
          Route(.post, "/token", where: [.body("grant_type", is: "device_code")], service.redeem),
          Route(
            .post, "/token", where: [.body("grant_type", is: "refresh_token")],
            service.renewSession),
          Route(.post, "/signup", where: [.body("email", isGiven: true)], service.signUp),
          Route(.post, "/signup", where: [.body("email", isGiven: false)], service.signUpAsGuest),
          Route(.get, "/films", service.films),
          Route(.post, "/logout", service.signOut),
        ])
    }
  }
}

// Written by authgen from hello.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// What Hello offers.
public enum Hello: AuthContract {}

extension Hello {
  /// Where the service runs.
  public enum Environment: String, CaseIterable, Sendable {
    case production

    public var api: URL {
      switch self {
      case .production: URL(string: "https://hello.example")!
      }
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public let session: AuthSession<Hello>

    public init(environment: Environment = .production, store: any TokenStore, transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(), observers: [any ClientObserver] = []) {
      session = AuthSession(server: environment.api, store: store, transport: transport, clock: clock, observers: observers)
    }

    /// Answers a call of the app.
    ///
    /// `GET /hello`
    public func hello() async throws(CallFailure<NoRefusal>) -> HelloAnswer {
      try await session.call(Call<HelloAnswer, NoRefusal>("hello", .get, "/hello"))
    }
  }
}

// Written by authgen from hello.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// What Hello offers.
public nonisolated enum Hello: AuthContract {}

nonisolated extension Hello {
  /// Where the service runs.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// Where its servers are.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://hello.example")!
      }
    }

    #if DEBUG
      /// Anywhere, as while a server is developed. Release builds have no such hosts.
      public init(api: URL) {
        self.api = api
      }
    #endif
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public let session: AuthSession<Hello>

    public init(environment: Environment = .production, store: any TokenStore, transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(), observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil)) {
      self.init(hosts: Hosts(environment), store: store, transport: transport, clock: clock, observers: observers, requestIDs: requestIDs)
    }

    public init(hosts: Hosts, store: any TokenStore, transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(), observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil)) {
      session = AuthSession(server: hosts.api, store: store, transport: transport, clock: clock, observers: observers, requestIDs: requestIDs)
    }

    /// Answers a call of the app.
    ///
    /// `GET /hello`
    public func hello() async throws(CallFailure<NoRefusal>) -> HelloAnswer {
      try await session.call(Call<HelloAnswer, NoRefusal>("hello", .get, "/hello"))
    }
  }
}

// Written by authgen from hello.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

/// The API of Hello.
public nonisolated enum Hello: AuthContract {}

nonisolated extension Hello {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://hello.example")!
      }
    }

    /// Servers at other URLs, such as one that runs on this machine.
    public init(api: URL) {
      self.api = api
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Hello>

    public init(
      environment: Environment = .production,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      self.init(
        hosts: Hosts(environment),
        store: store,
        options: options
      )
    }

    /// A client of servers at other URLs, such as one that runs on this machine.
    public init(
      hosts: Hosts,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      session = AuthSession(
        server: hosts.api,
        store: store,
        options: options
      )
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// `GET /hello`
    public func hello() async throws(CallFailure<NoRefusal>) -> HelloAnswer {
      try await session.call(Call<HelloAnswer, NoRefusal>("hello", .get, "/hello"))
    }
  }
}

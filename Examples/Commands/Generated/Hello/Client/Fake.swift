// Written by authgen from hello.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Hello {
  /// All calls of the client, for code that takes a client or something in its place.
  public protocol API: Sendable {
    var session: AuthSession<Hello> { get }
    func hello() async throws(CallFailure<NoRefusal>) -> HelloAnswer
  }

  /// What a `FakeServer` can be told of.
  public enum Endpoints {
    public static var hello: FakeEndpoint<HelloAnswer, NoRefusal> { .init("hello") }
  }

  /// What a `FakeServer` answers until it is told otherwise.
  public static let examples: [FakeExample] = [FakeExample("hello", status: 200, body: "{\"greeting\":\"example greeting\"}")]
}

nonisolated extension Hello.Client: Hello.API {
  /// A client for previews and tests: its server is told what to answer.
  public static func fake(server: FakeServer = FakeServer(Hello.examples), store: any TokenStore = MemoryStore(), clock: any WallClock = SystemClock()) -> Self {
    Self(store: store, transport: server, clock: clock)
  }
}

// Written by authgen from rote.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Rote {
  /// All calls of the client, for code that takes a client or something in its place.
  public protocol API: Sendable {
    var session: AuthSession<Rote> { get }
    func openLogin(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
    func openGitHub(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
  }

  /// What a `FakeServer` can be told of.
  public enum Endpoints {
  }

  /// What a `FakeServer` answers until it is told otherwise.
  public static let examples: [FakeExample] = []
}

nonisolated extension Rote.Client: Rote.API {
  /// A client for previews and tests: its server is told what to answer.
  public static func fake(server: FakeServer = FakeServer(Rote.examples), store: any TokenStore = MemoryStore(), clock: any WallClock = SystemClock()) -> Self {
    Self(store: store, transport: server, clock: clock)
  }
}

// Written by authgen from rote.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Rote {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Rote> { get }
    func with(_ options: CallOptions) -> Self
    func openLogin(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
    func openGitHub(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = []
}

nonisolated extension Rote.Client: Rote.API {
  /// A client for previews and tests, with a server whose answers a test chooses.
  public static func fake(server: FakeServer = FakeServer(Rote.examples), store: any TokenStore = MemoryStore(), clock: any WallClock = SystemClock()) -> Self {
    Self(store: store, transport: server, clock: clock)
  }
}

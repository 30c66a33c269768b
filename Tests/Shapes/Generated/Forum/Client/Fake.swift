// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Forum {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Forum> { get }
    func with(_ options: CallOptions) -> Self
    func register(
      username: String, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> RegisterAnswer
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func threads() async throws(CallFailure<ThreadsRefusal>) -> ThreadsAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let register = FakeEndpoint<RegisterAnswer, RegisterRefusal>(
      "register", as: Servers.api)
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn", as: Servers.api)
    public static let threads = FakeEndpoint<ThreadsAnswer, ThreadsRefusal>(
      "threads", as: Servers.api)
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut", as: Servers.api)
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("register", "signIn", status: 200, body: "{\"session\":\"example-session-token\"}"),
    FakeExample("threads", status: 200, body: "{\"titles\":[\"example titles\"]}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Forum.Client: Forum.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Forum.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

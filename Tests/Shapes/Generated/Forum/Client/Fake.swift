// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation

nonisolated extension Forum {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Forum> { get }
    func with(_ options: CallOptions) -> Self
    func register(username: String, password: Secret) async throws(CallFailure<RegisterRefusal>) -> RegisterAnswer
    func signIn(username: String, password: Secret) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func threads() async throws(CallFailure<ThreadsRefusal>) -> ThreadsAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var register: FakeEndpoint<RegisterAnswer, RegisterRefusal> { .init("register", as: Servers.api) }
    public static var signIn: FakeEndpoint<SignInAnswer, SignInRefusal> { .init("signIn", as: Servers.api) }
    public static var threads: FakeEndpoint<ThreadsAnswer, ThreadsRefusal> { .init("threads", as: Servers.api) }
    public static var signOut: FakeEndpoint<NoAnswer, SignOutRefusal> { .init("signOut", as: Servers.api) }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("register", status: 200, body: "{\"session\":\"example-session-token\"}"),
    FakeExample("signIn", status: 200, body: "{\"session\":\"example-session-token\"}"),
    FakeExample("threads", status: 200, body: "{\"titles\":[\"example titles\"]}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Forum.Client: Forum.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Forum.examples }

  public static func fake(_ configuration: Void, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Relay {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Relay> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func rename(name: String) async throws(CallFailure<RenameRefusal>)
    func news() async throws(CallFailure<NoRefusal>) -> NewsAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let me = FakeEndpoint<MeAnswer, MeRefusal>("me")
    public static let rename = FakeEndpoint<NoAnswer, RenameRefusal>("rename")
    public static let news = FakeEndpoint<NewsAnswer, NoRefusal>("news")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", status: 204,
      headers: [
        "access-token": "example-access-token",
        "client": "example-client-token",
        "Set-Cookie": "page=example-page-token; Secure; HttpOnly",
      ]),
    FakeExample("me", status: 200, body: "{\"name\":\"example name\"}"),
    FakeExample("rename", "signOut", status: 204),
    FakeExample("news", status: 200, body: "{\"titles\":[\"example titles\"]}"),
  ]
}

nonisolated extension Relay.Client: Relay.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Relay.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

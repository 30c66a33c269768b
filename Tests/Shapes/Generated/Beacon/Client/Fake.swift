// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Beacon {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Beacon> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> Tokens
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Tokens
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func about() async throws(CallFailure<AboutRefusal>) -> AboutAnswer
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<Tokens, SignInRefusal>("signIn")
    public static let renewSession = FakeEndpoint<Tokens, RenewSessionRefusal>("renewSession")
    public static let me = FakeEndpoint<MeAnswer, MeRefusal>("me")
    public static let about = FakeEndpoint<AboutAnswer, AboutRefusal>("about")
    public static let signOut = FakeEndpoint<NoAnswer, NoRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "renewSession", status: 204,
      headers: [
        "X-Access-Token": "example-access-token",
        "X-Refresh-Token": "example-refresh-token",
        "X-Access-Expires": "2030-01-01T00:00:00Z",
      ]),
    FakeExample("me", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\"}"),
    FakeExample(
      "about", status: 200,
      headers: ["X-Version": "2", "Set-Cookie": "theme=plain; Secure; HttpOnly"],
      body: "{\"name\":\"example name\"}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Beacon.Client: Beacon.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Beacon.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Lantern {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Lantern> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      identityToken: Secret, authorizationCode: Secret, nonce: Secret, email: String?
    ) async throws(CallFailure<SignInRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<Session, SignInRefusal>("signIn")
    public static let me = FakeEndpoint<MeAnswer, MeRefusal>("me")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let signOut = FakeEndpoint<NoAnswer, NoRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "renewSession", status: 200,
      body: """
        {"accessToken":"example-access-token","refreshToken":"example-refresh-token"}
        """),
    FakeExample(
      "me", status: 200,
      body: "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\"}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Lantern.Client: Lantern.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Lantern.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

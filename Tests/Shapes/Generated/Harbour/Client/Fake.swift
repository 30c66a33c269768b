// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Harbour {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Harbour> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(email: String, password: Secret) async throws(CallFailure<SignInRefusal>) -> Session
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<Session, SignInRefusal>("signIn")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let me = FakeEndpoint<MeAnswer, MeRefusal>("me")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "renewSession", status: 200,
      body: """
        {"access_token":"example-access-token","refresh_token":"example-refresh-token",\
        "expires_in":3600}
        """),
    FakeExample(
      "me", status: 200,
      body: "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\"}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Harbour.Client: Harbour.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Harbour.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from envelope.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Market {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Market> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> Session
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<Session, SignInRefusal>("signIn", as: Servers.api)
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>(
      "renewSession", as: Servers.api)
    public static let me = FakeEndpoint<MeAnswer, MeRefusal>("me", as: Servers.api)
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut", as: Servers.api)
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "renewSession", status: 200,
      body: """
        {"code":0,"data":{"accessToken":"example-access-token",\
        "refreshToken":"example-refresh-token"}}
        """),
    FakeExample(
      "me", status: 200,
      body: """
        {"code":0,"data":{"id":"00000000-0000-4000-8000-000000000001","nickname":"example \
        nickname"}}
        """),
    FakeExample("signOut", status: 200, body: "{\"code\":0}"),
  ]
}

nonisolated extension Market.Client: Market.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Market.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Lantern {
  /// All calls of the client, for code that takes a client or something in its place.
  public protocol API: Sendable {
    var session: AuthSession<Lantern> { get }
    func signIn(identityToken: Secret, authorizationCode: Secret, nonce: Secret, email: String?) async throws(CallFailure<SignInRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// What a `FakeServer` can be told of.
  public enum Endpoints {
    public static var signIn: FakeEndpoint<Session, SignInRefusal> { .init("signIn") }
    public static var me: FakeEndpoint<MeAnswer, MeRefusal> { .init("me") }
    public static var renewSession: FakeEndpoint<Session, RenewSessionRefusal> { .init("renewSession") }
    public static var signOut: FakeEndpoint<NoAnswer, NoRefusal> { .init("signOut") }
  }

  /// What a `FakeServer` answers until it is told otherwise.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\"}"),
    FakeExample("me", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\"}"),
    FakeExample("renewSession", status: 200, body: "{\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\"}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Lantern.Client: Lantern.API {
  /// A client for previews and tests: its server is told what to answer.
  public static func fake(server: FakeServer = FakeServer(Lantern.examples), store: any TokenStore = MemoryStore(), clock: any WallClock = SystemClock()) -> Self {
    Self(store: store, transport: server, clock: clock)
  }
}

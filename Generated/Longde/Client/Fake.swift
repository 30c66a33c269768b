// Written by authgen from longde.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Longde {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Longde> { get }
    func with(_ options: CallOptions) -> Self
    func signInWithApple(identityToken: Secret, fullName: String?, email: String?) async throws(CallFailure<SignInWithAppleRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> User
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var signInWithApple: FakeEndpoint<Session, SignInWithAppleRefusal> { .init("signInWithApple") }
    public static var me: FakeEndpoint<User, MeRefusal> { .init("me") }
    public static var renewSession: FakeEndpoint<Session, RenewSessionRefusal> { .init("renewSession") }
    public static var signOut: FakeEndpoint<NoAnswer, NoRefusal> { .init("signOut") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signInWithApple", status: 200, body: "{\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\",\"user\":{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"fullName\":\"example fullName\",\"status\":\"active\"}}"),
    FakeExample("me", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"fullName\":\"example fullName\",\"status\":\"active\"}"),
    FakeExample("renewSession", status: 200, body: "{\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\",\"user\":{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"fullName\":\"example fullName\",\"status\":\"active\"}}"),
    FakeExample("signOut", status: 200),
  ]
}

nonisolated extension Longde.Client: Longde.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Longde.examples }

  public static func fake(_ configuration: Void, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

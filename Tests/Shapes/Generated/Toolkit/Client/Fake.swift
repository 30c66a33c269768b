// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation

nonisolated extension Toolkit {
  /// All calls of the client, for code that takes a client or something in its place.
  public protocol API: Sendable {
    var session: AuthSession<Toolkit> { get }
    func signUp(email: String, password: Secret) async throws(CallFailure<SignUpRefusal>) -> SignedIn
    func signIn(email: String, password: Secret) async throws(CallFailure<SignInRefusal>) -> SignedIn
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> RenewSessionAnswer
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// What a `FakeServer` can be told of.
  public enum Endpoints {
    public static var signUp: FakeEndpoint<SignedIn, SignUpRefusal> { .init("signUp") }
    public static var signIn: FakeEndpoint<SignedIn, SignInRefusal> { .init("signIn") }
    public static var me: FakeEndpoint<MeAnswer, MeRefusal> { .init("me") }
    public static var renewSession: FakeEndpoint<RenewSessionAnswer, RenewSessionRefusal> { .init("renewSession") }
    public static var signOut: FakeEndpoint<NoAnswer, NoRefusal> { .init("signOut") }
  }

  /// What a `FakeServer` answers until it is told otherwise.
  public static let examples: [FakeExample] = [
    FakeExample("signUp", status: 200, body: "{\"idToken\":\"example-id-token\",\"refreshToken\":\"example-refresh-token\",\"expiresIn\":1,\"localId\":\"example localId\"}"),
    FakeExample("signIn", status: 200, body: "{\"idToken\":\"example-id-token\",\"refreshToken\":\"example-refresh-token\",\"expiresIn\":1,\"localId\":\"example localId\"}"),
    FakeExample("me", status: 200, body: "{\"email\":\"person@example.com\"}"),
    FakeExample("renewSession", status: 200, body: "{\"idToken\":\"example-id-token\"}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Toolkit.Client: Toolkit.API {
  /// A client for previews and tests: its server is told what to answer.
  public static func fake(configuration: Toolkit.Configuration, server: FakeServer = FakeServer(Toolkit.examples), store: any TokenStore = MemoryStore(), clock: any WallClock = SystemClock()) -> Self {
    Self(configuration: configuration, store: store, transport: server, clock: clock)
  }
}

// Written by authgen from syncnos.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension SyncNos {
  /// All calls of the client, for code that takes a client or something in its place.
  public protocol API: Sendable {
    var session: AuthSession<SyncNos> { get }
    func signInWithApple(authorizationCode: Secret, nonce: Secret?) async throws(CallFailure<SignInWithAppleRefusal>) -> AuthTokens
    func loadAccount() async throws(CallFailure<LoadAccountRefusal>) -> User
    func saveFirstProfile(email: String?, fullName: String?) async throws(CallFailure<SaveFirstProfileRefusal>) -> User
    func renewTokens() async throws(CallFailure<RenewTokensRefusal>) -> AuthTokens
  }

  /// What a `FakeServer` can be told of.
  public enum Endpoints {
    public static var signInWithApple: FakeEndpoint<AuthTokens, SignInWithAppleRefusal> { .init("signInWithApple") }
    public static var loadAccount: FakeEndpoint<User, LoadAccountRefusal> { .init("loadAccount") }
    public static var saveFirstProfile: FakeEndpoint<User, SaveFirstProfileRefusal> { .init("saveFirstProfile") }
    public static var renewTokens: FakeEndpoint<AuthTokens, RenewTokensRefusal> { .init("renewTokens") }
  }

  /// What a `FakeServer` answers until it is told otherwise.
  public static let examples: [FakeExample] = [
    FakeExample("signInWithApple", status: 200, body: "{\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\"}"),
    FakeExample("loadAccount", status: 200, body: "{\"id\":\"example id\",\"email\":\"person@example.com\",\"full_name\":\"example fullName\"}"),
    FakeExample("saveFirstProfile", status: 200, body: "{\"id\":\"example id\",\"email\":\"person@example.com\",\"full_name\":\"example fullName\"}"),
    FakeExample("renewTokens", status: 200, body: "{\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\"}"),
  ]
}

nonisolated extension SyncNos.Client: SyncNos.API {
  /// A client for previews and tests: its server is told what to answer.
  public static func fake(configuration: SyncNos.Configuration, server: FakeServer = FakeServer(SyncNos.examples), store: any TokenStore = MemoryStore(), clock: any WallClock = SystemClock()) -> Self {
    Self(configuration: configuration, store: store, transport: server, clock: clock)
  }
}

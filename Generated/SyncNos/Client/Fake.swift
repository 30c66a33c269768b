// Written by authgen from syncnos.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension SyncNos {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<SyncNos> { get }
    func with(_ options: CallOptions) -> Self
    func signInWithApple(authorizationCode: Secret, nonce: Secret?) async throws(CallFailure<SignInWithAppleRefusal>) -> AuthTokens
    func loadAccount() async throws(CallFailure<LoadAccountRefusal>) -> User
    func saveFirstProfile(email: String?, fullName: String?) async throws(CallFailure<SaveFirstProfileRefusal>) -> User
    func renewTokens() async throws(CallFailure<RenewTokensRefusal>) -> AuthTokens
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var signInWithApple: FakeEndpoint<AuthTokens, SignInWithAppleRefusal> { .init("signInWithApple") }
    public static var loadAccount: FakeEndpoint<User, LoadAccountRefusal> { .init("loadAccount") }
    public static var saveFirstProfile: FakeEndpoint<User, SaveFirstProfileRefusal> { .init("saveFirstProfile") }
    public static var renewTokens: FakeEndpoint<AuthTokens, RenewTokensRefusal> { .init("renewTokens") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signInWithApple", status: 200, body: "{\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\"}"),
    FakeExample("loadAccount", status: 200, body: "{\"id\":\"example id\",\"email\":\"person@example.com\",\"full_name\":\"example fullName\"}"),
    FakeExample("saveFirstProfile", status: 200, body: "{\"id\":\"example id\",\"email\":\"person@example.com\",\"full_name\":\"example fullName\"}"),
    FakeExample("renewTokens", status: 200, body: "{\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\"}"),
  ]
}

nonisolated extension SyncNos.Client: SyncNos.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { SyncNos.examples }

  public static func fake(_ configuration: SyncNos.Configuration, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension SyncNos {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<SyncNos> { get }
    func with(_ options: CallOptions) -> Self
    func signInWithApple(
      authorizationCode: Secret,
      nonce: Secret?
    ) async throws(CallFailure<SignInWithAppleRefusal>) -> AuthTokens
    func loadAccount() async throws(CallFailure<LoadAccountRefusal>) -> User
    func saveFirstProfile(
      email: String?,
      fullName: String?
    ) async throws(CallFailure<SaveFirstProfileRefusal>) -> User
    func renewTokens() async throws(CallFailure<RenewTokensRefusal>) -> AuthTokens
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signInWithApple =
      FakeEndpoint<AuthTokens, SignInWithAppleRefusal>("signInWithApple")
    public static let loadAccount = FakeEndpoint<User, LoadAccountRefusal>("loadAccount")
    public static let saveFirstProfile =
      FakeEndpoint<User, SaveFirstProfileRefusal>("saveFirstProfile")
    public static let renewTokens = FakeEndpoint<AuthTokens, RenewTokensRefusal>("renewTokens")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signInWithApple",
      "renewTokens",
      status: 200,
      body: """
        {
          "access_token": "example-access-token",
          "refresh_token": "example-refresh-token"
        }
        """
    ),
    FakeExample(
      "loadAccount",
      "saveFirstProfile",
      status: 200,
      body: """
        {
          "id": "example id",
          "email": "person@example.com",
          "full_name": "example fullName"
        }
        """
    ),
  ]
}

nonisolated extension SyncNos.Client: SyncNos.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { SyncNos.examples }

  public static func fake(
    _ configuration: SyncNos.Configuration,
    _ store: any TokenStore,
    _ options: ClientOptions
  ) -> Self {
    Self(configuration: configuration, store: store, options: options)
  }
}

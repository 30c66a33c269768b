// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Longde {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Longde> { get }
    func with(_ options: CallOptions) -> Self
    func signInWithApple(
      identityToken: Secret,
      fullName: String?,
      email: String?
    ) async throws(CallFailure<SignInWithAppleRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> User
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signInWithApple =
      FakeEndpoint<Session, SignInWithAppleRefusal>("signInWithApple")
    public static let me = FakeEndpoint<User, MeRefusal>("me")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let signOut = FakeEndpoint<NoAnswer, NoRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signInWithApple",
      "renewSession",
      status: 200,
      body: """
        {
          "accessToken": "example-access-token",
          "refreshToken": "example-refresh-token",
          "user": {
            "id": "00000000-0000-4000-8000-000000000001",
            "email": "person@example.com",
            "fullName": "example fullName",
            "status": "active"
          }
        }
        """
    ),
    FakeExample(
      "me",
      status: 200,
      body: """
        {
          "id": "00000000-0000-4000-8000-000000000001",
          "email": "person@example.com",
          "fullName": "example fullName",
          "status": "active"
        }
        """
    ),
    FakeExample("signOut", status: 200),
  ]
}

nonisolated extension Longde.Client: Longde.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Longde.examples }

  public static func fake(
    _ configuration: Void,
    _ store: any TokenStore,
    _ options: ClientOptions
  ) -> Self {
    Self(store: store, options: options)
  }
}

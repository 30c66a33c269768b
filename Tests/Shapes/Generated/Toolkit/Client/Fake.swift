// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Toolkit {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Toolkit> { get }
    func with(_ options: CallOptions) -> Self
    func signUp(
      email: String, password: Secret
    ) async throws(CallFailure<SignUpRefusal>) -> SignedIn
    func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignedIn
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> RenewSessionAnswer
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signUp = FakeEndpoint<SignedIn, SignUpRefusal>("signUp")
    public static let signIn = FakeEndpoint<SignedIn, SignInRefusal>("signIn")
    public static let me = FakeEndpoint<MeAnswer, MeRefusal>("me")
    public static let renewSession = FakeEndpoint<RenewSessionAnswer, RenewSessionRefusal>(
      "renewSession")
    public static let signOut = FakeEndpoint<NoAnswer, NoRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signUp", "signIn", status: 200,
      body: """
        {"idToken":"example-id-token","refreshToken":"example-refresh-token","expiresIn":3600,\
        "localId":"example localId"}
        """),
    FakeExample("me", status: 200, body: "{\"email\":\"person@example.com\"}"),
    FakeExample("renewSession", status: 200, body: "{\"idToken\":\"example-id-token\"}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Toolkit.Client: Toolkit.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Toolkit.examples }

  public static func fake(
    _ configuration: Toolkit.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from guest.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Canvas {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Canvas> { get }
    func with(_ options: CallOptions) -> Self
    func signInAsGuest() async throws(CallFailure<SignInAsGuestRefusal>) -> Session
    func sendCode(email: String) async throws(CallFailure<SendCodeRefusal>)
    func signIn(email: String, code: Secret) async throws(CallFailure<SignInRefusal>) -> Session
    func keepAccount(
      email: String, code: Secret
    ) async throws(CallFailure<KeepAccountRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> User
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signInAsGuest = FakeEndpoint<Session, SignInAsGuestRefusal>("signInAsGuest")
    public static let sendCode = FakeEndpoint<NoAnswer, SendCodeRefusal>("sendCode")
    public static let signIn = FakeEndpoint<Session, SignInRefusal>("signIn")
    public static let keepAccount = FakeEndpoint<Session, KeepAccountRefusal>("keepAccount")
    public static let me = FakeEndpoint<User, MeRefusal>("me")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let signOut = FakeEndpoint<NoAnswer, NoRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signInAsGuest", "signIn", "keepAccount", "renewSession", status: 200,
      body: """
        {"accessToken":"example-access-token","refreshToken":"example-refresh-token",\
        "user":{"id":"00000000-0000-4000-8000-000000000001","isGuest":true,"email":"person@example.\
        com"}}
        """),
    FakeExample("sendCode", "signOut", status: 204),
    FakeExample(
      "me", status: 200,
      body: """
        {"id":"00000000-0000-4000-8000-000000000001","isGuest":true,"email":"person@example.com"}
        """),
  ]
}

nonisolated extension Canvas.Client: Canvas.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Canvas.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Cinema {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Cinema> { get }
    func with(_ options: CallOptions) -> Self
    func begin() async throws(CallFailure<BeginRefusal>) -> BeginAnswer
    func redeem() async throws(CallFailure<RedeemRefusal>) -> Session
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func signUp(email: String, password: Secret) async throws(CallFailure<SignUpRefusal>) -> Session
    func signUpAsGuest(data: AnyJSON?) async throws(CallFailure<SignUpAsGuestRefusal>) -> Session
    func films() async throws(CallFailure<FilmsRefusal>) -> FilmsAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let begin = FakeEndpoint<BeginAnswer, BeginRefusal>("begin")
    public static let redeem = FakeEndpoint<Session, RedeemRefusal>("redeem")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let signUp = FakeEndpoint<Session, SignUpRefusal>("signUp")
    public static let signUpAsGuest = FakeEndpoint<Session, SignUpAsGuestRefusal>("signUpAsGuest")
    public static let films = FakeEndpoint<FilmsAnswer, FilmsRefusal>("films")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "begin", status: 200,
      body: """
        {"device_code":"example-device-token","user_code":"example userCode","page":"https://\
        example.com/","interval":1}
        """),
    FakeExample(
      "redeem", "renewSession", "signUp", "signUpAsGuest", status: 200,
      body: """
        {"access_token":"example-access-token","refresh_token":"example-refresh-token"}
        """),
    FakeExample("films", status: 200, body: "{\"titles\":[\"example titles\"]}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Cinema.Client: Cinema.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Cinema.examples }

  public static func fake(
    _ configuration: Cinema.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

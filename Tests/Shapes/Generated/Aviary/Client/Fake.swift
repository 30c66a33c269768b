// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Aviary {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Aviary> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      identifier: String, password: Secret, authFactorToken: Secret?
    ) async throws(CallFailure<SignInRefusal>) -> Session
    func register(
      handle: String, email: String, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> Account
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func askToConfirm() async throws(CallFailure<AskToConfirmRefusal>)
    func confirmEmail(email: String, token: Secret) async throws(CallFailure<ConfirmEmailRefusal>)
    func deleteAccount(
      did: String, password: Secret, token: Secret
    ) async throws(CallFailure<DeleteAccountRefusal>)
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<Session, SignInRefusal>("signIn")
    public static let register = FakeEndpoint<Session, RegisterRefusal>("register")
    public static let me = FakeEndpoint<Account, MeRefusal>("me")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let askToConfirm = FakeEndpoint<NoAnswer, AskToConfirmRefusal>("askToConfirm")
    public static let confirmEmail = FakeEndpoint<NoAnswer, ConfirmEmailRefusal>("confirmEmail")
    public static let deleteAccount = FakeEndpoint<NoAnswer, DeleteAccountRefusal>("deleteAccount")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "register", "renewSession", status: 200,
      body: """
        {"accessJwt":"example-access-token","refreshJwt":"example-refresh-token","handle":"example \
        handle","did":"example did","didDoc":{"example":true},"email":"person@example.com",\
        "emailConfirmed":true,"active":true,"status":"takendown"}
        """),
    FakeExample(
      "me", status: 200,
      body: """
        {"handle":"example handle","did":"example did","email":"person@example.com",\
        "emailConfirmed":true}
        """),
    FakeExample("askToConfirm", "confirmEmail", "deleteAccount", "signOut", status: 200),
  ]
}

nonisolated extension Aviary.Client: Aviary.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Aviary.examples }

  public static func fake(
    _ configuration: Aviary.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

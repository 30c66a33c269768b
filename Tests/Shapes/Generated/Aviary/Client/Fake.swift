// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Aviary {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Aviary> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(identifier: String, password: Secret, authFactorToken: Secret?) async throws(CallFailure<SignInRefusal>) -> Session
    func register(handle: String, email: String, password: Secret) async throws(CallFailure<RegisterRefusal>) -> Session
    func me() async throws(CallFailure<MeRefusal>) -> Account
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func askToConfirm() async throws(CallFailure<AskToConfirmRefusal>)
    func confirmEmail(email: String, token: Secret) async throws(CallFailure<ConfirmEmailRefusal>)
    func deleteAccount(did: String, password: Secret, token: Secret) async throws(CallFailure<DeleteAccountRefusal>)
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var signIn: FakeEndpoint<Session, SignInRefusal> { .init("signIn") }
    public static var register: FakeEndpoint<Session, RegisterRefusal> { .init("register") }
    public static var me: FakeEndpoint<Account, MeRefusal> { .init("me") }
    public static var renewSession: FakeEndpoint<Session, RenewSessionRefusal> { .init("renewSession") }
    public static var askToConfirm: FakeEndpoint<NoAnswer, AskToConfirmRefusal> { .init("askToConfirm") }
    public static var confirmEmail: FakeEndpoint<NoAnswer, ConfirmEmailRefusal> { .init("confirmEmail") }
    public static var deleteAccount: FakeEndpoint<NoAnswer, DeleteAccountRefusal> { .init("deleteAccount") }
    public static var signOut: FakeEndpoint<NoAnswer, SignOutRefusal> { .init("signOut") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"accessJwt\":\"example-access-token\",\"refreshJwt\":\"example-refresh-token\",\"handle\":\"example handle\",\"did\":\"example did\",\"didDoc\":{\"example\":true},\"email\":\"person@example.com\",\"emailConfirmed\":true,\"active\":true,\"status\":\"takendown\"}"),
    FakeExample("register", status: 200, body: "{\"accessJwt\":\"example-access-token\",\"refreshJwt\":\"example-refresh-token\",\"handle\":\"example handle\",\"did\":\"example did\",\"didDoc\":{\"example\":true},\"email\":\"person@example.com\",\"emailConfirmed\":true,\"active\":true,\"status\":\"takendown\"}"),
    FakeExample("me", status: 200, body: "{\"handle\":\"example handle\",\"did\":\"example did\",\"email\":\"person@example.com\",\"emailConfirmed\":true}"),
    FakeExample("renewSession", status: 200, body: "{\"accessJwt\":\"example-access-token\",\"refreshJwt\":\"example-refresh-token\",\"handle\":\"example handle\",\"did\":\"example did\",\"didDoc\":{\"example\":true},\"email\":\"person@example.com\",\"emailConfirmed\":true,\"active\":true,\"status\":\"takendown\"}"),
    FakeExample("askToConfirm", status: 200),
    FakeExample("confirmEmail", status: 200),
    FakeExample("deleteAccount", status: 200),
    FakeExample("signOut", status: 200),
  ]
}

nonisolated extension Aviary.Client: Aviary.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Aviary.examples }

  public static func fake(_ configuration: Aviary.Configuration, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

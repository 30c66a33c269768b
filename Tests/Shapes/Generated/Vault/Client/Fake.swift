// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Vault {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Vault> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(username: String, password: Secret) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func sendMessage(by: SendMessageBy) async throws(CallFailure<SendMessageRefusal>)
    func answerAuthenticator(code: Secret) async throws(CallFailure<AnswerAuthenticatorRefusal>) -> SignInAnswer
    func answerMessage(code: Secret) async throws(CallFailure<AnswerMessageRefusal>) -> Session
    func enrolAuthenticator() async throws(CallFailure<EnrolAuthenticatorRefusal>) -> EnrolAuthenticatorAnswer
    func confirmAuthenticator(code: Secret) async throws(CallFailure<ConfirmAuthenticatorRefusal>)
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var signIn: FakeEndpoint<SignInAnswer, SignInRefusal> { .init("signIn") }
    public static var sendMessage: FakeEndpoint<NoAnswer, SendMessageRefusal> { .init("sendMessage") }
    public static var answerAuthenticator: FakeEndpoint<SignInAnswer, AnswerAuthenticatorRefusal> { .init("answerAuthenticator") }
    public static var answerMessage: FakeEndpoint<Session, AnswerMessageRefusal> { .init("answerMessage") }
    public static var enrolAuthenticator: FakeEndpoint<EnrolAuthenticatorAnswer, EnrolAuthenticatorRefusal> { .init("enrolAuthenticator") }
    public static var confirmAuthenticator: FakeEndpoint<NoAnswer, ConfirmAuthenticatorRefusal> { .init("confirmAuthenticator") }
    public static var renewSession: FakeEndpoint<Session, RenewSessionRefusal> { .init("renewSession") }
    public static var signOut: FakeEndpoint<NoAnswer, NoRefusal> { .init("signOut") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"step\":\"done\",\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\"}"),
    FakeExample("sendMessage", status: 204),
    FakeExample("answerAuthenticator", status: 200, body: "{\"step\":\"done\",\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\"}"),
    FakeExample("answerMessage", status: 200, body: "{\"step\":\"done\",\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\"}"),
    FakeExample("enrolAuthenticator", status: 200, body: "{\"secret\":\"example-secret\",\"link\":\"example-link\"}"),
    FakeExample("confirmAuthenticator", status: 204),
    FakeExample("renewSession", status: 200, body: "{\"step\":\"done\",\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\"}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Vault.Client: Vault.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Vault.examples }

  public static func fake(_ configuration: Void, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Vault {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Vault> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func sendMessage(by: SendMessageBy) async throws(CallFailure<SendMessageRefusal>)
    func answerAuthenticator(
      code: Secret
    ) async throws(CallFailure<AnswerAuthenticatorRefusal>) -> SignInAnswer
    func answerMessage(code: Secret) async throws(CallFailure<AnswerMessageRefusal>) -> Session
    func enrolAuthenticator() async throws(CallFailure<EnrolAuthenticatorRefusal>)
      -> EnrolAuthenticatorAnswer
    func confirmAuthenticator(code: Secret) async throws(CallFailure<ConfirmAuthenticatorRefusal>)
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let sendMessage = FakeEndpoint<NoAnswer, SendMessageRefusal>("sendMessage")
    public static let answerAuthenticator = FakeEndpoint<SignInAnswer, AnswerAuthenticatorRefusal>(
      "answerAuthenticator")
    public static let answerMessage = FakeEndpoint<Session, AnswerMessageRefusal>("answerMessage")
    public static let enrolAuthenticator =
      FakeEndpoint<EnrolAuthenticatorAnswer, EnrolAuthenticatorRefusal>("enrolAuthenticator")
    public static let confirmAuthenticator = FakeEndpoint<NoAnswer, ConfirmAuthenticatorRefusal>(
      "confirmAuthenticator")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let signOut = FakeEndpoint<NoAnswer, NoRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "answerAuthenticator", "answerMessage", "renewSession", status: 200,
      body: """
        {"step":"done","accessToken":"example-access-token","refreshToken":"example-refresh-token"}
        """),
    FakeExample("sendMessage", "confirmAuthenticator", "signOut", status: 204),
    FakeExample(
      "enrolAuthenticator", status: 200,
      body: "{\"secret\":\"example-secret\",\"link\":\"example-link\"}"),
  ]
}

nonisolated extension Vault.Client: Vault.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Vault.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

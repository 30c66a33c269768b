// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Marina {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Marina> { get }
    func with(_ options: CallOptions) -> Self
    func freshValue() async throws(CallFailure<NoRefusal>) -> FreshValueAnswer
    func startFlow() async throws(CallFailure<NoRefusal>) -> StartFlowAnswer
    func signIn(email: String, password: Secret) async throws(CallFailure<SignInRefusal>) -> Above
    func signInByFlow(
      email: String, password: Secret
    ) async throws(CallFailure<SignInByFlowRefusal>) -> Below
    func signInBriefly() async throws(CallFailure<NoRefusal>) -> Milliseconds
    func signInUntil() async throws(CallFailure<NoRefusal>) -> Instant
    func signInUntilMilliseconds() async throws(CallFailure<NoRefusal>) -> UnixMilliseconds
    func signInUntilText() async throws(CallFailure<NoRefusal>) -> UnixText
    func signInWithFactor(
      email: String, password: Secret
    ) async throws(CallFailure<SignInWithFactorRefusal>) -> FactorAnswer
    func answerFactor(code: Secret) async throws(CallFailure<AnswerFactorRefusal>) -> FactorAnswer
    func forgot(email: String) async throws(CallFailure<NoRefusal>) -> ForgotAnswer
    func recoverAccount(code: Secret) async throws(CallFailure<RecoverAccountRefusal>) -> Recovered
    func setPassword(password: Secret) async throws(CallFailure<SetPasswordRefusal>)
    func rename(name: String) async throws(CallFailure<RenameRefusal>)
    func signOut() async throws(CallFailure<SignOutRefusal>)
    func redeemHouse(
      code: Secret, codeVerifier: Secret, rawNonce: Secret
    ) async throws(CallFailure<RedeemHouseRefusal>) -> RedeemHouseAnswer
    func openHouse(in web: WebSignIn) async throws(WebFault) -> HouseReturnCallback
    func leaveHouse(in web: WebSignIn) async throws(WebFault) -> HouseLeftCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let freshValue = FakeEndpoint<FreshValueAnswer, NoRefusal>("freshValue")
    public static let startFlow = FakeEndpoint<StartFlowAnswer, NoRefusal>("startFlow")
    public static let signIn = FakeEndpoint<Above, SignInRefusal>("signIn")
    public static let signInByFlow = FakeEndpoint<Below, SignInByFlowRefusal>("signInByFlow")
    public static let signInBriefly = FakeEndpoint<Milliseconds, NoRefusal>("signInBriefly")
    public static let signInUntil = FakeEndpoint<Instant, NoRefusal>("signInUntil")
    public static let signInUntilMilliseconds = FakeEndpoint<UnixMilliseconds, NoRefusal>(
      "signInUntilMilliseconds")
    public static let signInUntilText = FakeEndpoint<UnixText, NoRefusal>("signInUntilText")
    public static let signInWithFactor = FakeEndpoint<FactorAnswer, SignInWithFactorRefusal>(
      "signInWithFactor")
    public static let answerFactor = FakeEndpoint<FactorAnswer, AnswerFactorRefusal>("answerFactor")
    public static let forgot = FakeEndpoint<ForgotAnswer, NoRefusal>("forgot")
    public static let recoverAccount = FakeEndpoint<Recovered, RecoverAccountRefusal>(
      "recoverAccount")
    public static let setPassword = FakeEndpoint<NoAnswer, SetPasswordRefusal>("setPassword")
    public static let rename = FakeEndpoint<NoAnswer, RenameRefusal>("rename")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
    public static let redeemHouse = FakeEndpoint<RedeemHouseAnswer, RedeemHouseRefusal>(
      "redeemHouse")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "freshValue", status: 204,
      headers: ["Set-Cookie": "XSRF-TOKEN=example-csrf-token; Secure; HttpOnly"]),
    FakeExample("startFlow", status: 200, body: "{\"id\":\"example-flow-token\"}"),
    FakeExample(
      "signIn", status: 200, headers: ["X-CSRF-Token": "example-csrf-token"],
      body: "{\"left\":\"3600\",\"grant\":{\"session\":\"example-session-token\"}}"),
    FakeExample(
      "signInByFlow", status: 200,
      body: "{\"session\":\"example-session-token\",\"about\":{\"until\":1893456000}}"),
    FakeExample(
      "signInBriefly", status: 200,
      body: "{\"session\":\"example-session-token\",\"left\":\"3600000\"}"),
    FakeExample(
      "signInUntil", status: 200,
      body: "{\"session\":\"example-session-token\",\"until\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample(
      "signInUntilMilliseconds", status: 200,
      body: "{\"session\":\"example-session-token\",\"until\":1893456000000}"),
    FakeExample(
      "signInUntilText", status: 200,
      body: "{\"session\":\"example-session-token\",\"until\":\"1893456000\"}"),
    FakeExample(
      "signInWithFactor", "answerFactor", status: 200,
      body: "{\"session\":\"example-session-token\",\"name\":\"example name\"}"),
    FakeExample("forgot", status: 200, body: "{\"id\":\"example-recoveryFlow-token\"}"),
    FakeExample(
      "recoverAccount", status: 200,
      body: """
        {"recoveryFlow":"example-recoveryFlow-token","until":1893456000,\
        "next":[{"action":"set_session","session":"example-session-token"}]}
        """),
    FakeExample("setPassword", "rename", "signOut", status: 204),
    FakeExample(
      "redeemHouse", status: 200,
      body: "{\"session\":\"example-session-token\",\"id_token\":\"example-id-token\"}"),
  ]
}

nonisolated extension Marina.Client: Marina.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Marina.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Baseline {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Baseline> { get }
    func with(_ options: CallOptions) -> Self
    func signUp(
      email: String, password: Secret
    ) async throws(CallFailure<SignUpRefusal>) -> SignUpAnswer
    func signIn(email: String, password: Secret) async throws(CallFailure<SignInRefusal>) -> Session
    func sendCode(email: String, createUser: Bool) async throws(CallFailure<SendCodeRefusal>)
    func sendCode(phone: String, createUser: Bool) async throws(CallFailure<SendCodeRefusal>)
    func verifyCode(
      type: VerifyCodeType, email: String, token: Secret
    ) async throws(CallFailure<VerifyCodeRefusal>) -> Session
    func verifyCode(
      type: VerifyCodeType, phone: String, token: Secret
    ) async throws(CallFailure<VerifyCodeRefusal>) -> Session
    func exchangeCode(
      authCode: Secret, codeVerifier: Secret
    ) async throws(CallFailure<ExchangeCodeRefusal>) -> Session
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func forgotPassword(email: String) async throws(CallFailure<ForgotPasswordRefusal>)
    func me() async throws(CallFailure<MeRefusal>) -> User
    func changePassword(
      password: Secret, nonce: Secret?
    ) async throws(CallFailure<ChangePasswordRefusal>) -> User
    func factors() async throws(CallFailure<FactorsRefusal>) -> [Factor]
    func askFactor(factorId: UUID) async throws(CallFailure<AskFactorRefusal>) -> AskFactorAnswer
    func answerFactor(
      factorId: UUID, challengeId: UUID, code: Secret
    ) async throws(CallFailure<AnswerFactorRefusal>) -> Session
    func signOut() async throws(CallFailure<SignOutRefusal>)
    func signOutEverywhere() async throws(CallFailure<SignOutEverywhereRefusal>)
    func signOutOthers() async throws(CallFailure<SignOutOthersRefusal>)
    func openGitHub(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signUp = FakeEndpoint<SignUpAnswer, SignUpRefusal>("signUp")
    public static let signIn = FakeEndpoint<Session, SignInRefusal>("signIn")
    public static let sendCode = FakeEndpoint<NoAnswer, SendCodeRefusal>("sendCode")
    public static let verifyCode = FakeEndpoint<Session, VerifyCodeRefusal>("verifyCode")
    public static let exchangeCode = FakeEndpoint<Session, ExchangeCodeRefusal>("exchangeCode")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let forgotPassword = FakeEndpoint<NoAnswer, ForgotPasswordRefusal>(
      "forgotPassword")
    public static let me = FakeEndpoint<User, MeRefusal>("me")
    public static let changePassword = FakeEndpoint<User, ChangePasswordRefusal>("changePassword")
    public static let factors = FakeEndpoint<[Factor], FactorsRefusal>("factors")
    public static let askFactor = FakeEndpoint<AskFactorAnswer, AskFactorRefusal>("askFactor")
    public static let answerFactor = FakeEndpoint<Session, AnswerFactorRefusal>("answerFactor")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
    public static let signOutEverywhere = FakeEndpoint<NoAnswer, SignOutEverywhereRefusal>(
      "signOutEverywhere")
    public static let signOutOthers = FakeEndpoint<NoAnswer, SignOutOthersRefusal>("signOutOthers")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signUp", "signIn", "verifyCode", "exchangeCode", "renewSession", "answerFactor", status: 200,
      body: """
        {"token_type":"bearer","access_token":"example-access-token",\
        "refresh_token":"example-refresh-token","expires_at":"2030-01-01T00:00:00Z",\
        "user":{"id":"00000000-0000-4000-8000-000000000001","email":"person@example.com",\
        "phone":"+12025550100","confirmed_at":"2030-01-01T00:00:00Z"}}
        """),
    FakeExample("sendCode", "forgotPassword", status: 200),
    FakeExample(
      "me", "changePassword", status: 200,
      body: """
        {"id":"00000000-0000-4000-8000-000000000001","email":"person@example.com",\
        "phone":"+12025550100","confirmed_at":"2030-01-01T00:00:00Z"}
        """),
    FakeExample(
      "factors", status: 200,
      body: """
        [{"id":"00000000-0000-4000-8000-000000000001","type":"totp","status":"verified"}]
        """),
    FakeExample(
      "askFactor", status: 200,
      body: "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"expires_at\":1893456000}"),
    FakeExample("signOut", "signOutEverywhere", "signOutOthers", status: 204),
  ]
}

nonisolated extension Baseline.Client: Baseline.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Baseline.examples }

  public static func fake(
    _ configuration: Baseline.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

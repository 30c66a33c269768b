// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import AuthWeb
import Foundation

nonisolated extension Baseline {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Baseline> { get }
    func with(_ options: CallOptions) -> Self
    func signUp(email: String, password: Secret) async throws(CallFailure<SignUpRefusal>) -> SignUpAnswer
    func signIn(email: String, password: Secret) async throws(CallFailure<SignInRefusal>) -> Session
    func sendCode(email: String, createUser: Bool) async throws(CallFailure<SendCodeRefusal>)
    func sendCode(phone: String, createUser: Bool) async throws(CallFailure<SendCodeRefusal>)
    func verifyCode(type: VerifyCodeType, email: String, token: Secret) async throws(CallFailure<VerifyCodeRefusal>) -> Session
    func verifyCode(type: VerifyCodeType, phone: String, token: Secret) async throws(CallFailure<VerifyCodeRefusal>) -> Session
    func exchangeCode(authCode: Secret, codeVerifier: Secret) async throws(CallFailure<ExchangeCodeRefusal>) -> Session
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func forgotPassword(email: String) async throws(CallFailure<ForgotPasswordRefusal>)
    func me() async throws(CallFailure<MeRefusal>) -> User
    func changePassword(password: Secret, nonce: Secret?) async throws(CallFailure<ChangePasswordRefusal>) -> User
    func factors() async throws(CallFailure<FactorsRefusal>) -> [Factor]
    func askFactor(factorId: UUID) async throws(CallFailure<AskFactorRefusal>) -> AskFactorAnswer
    func answerFactor(factorId: UUID, challengeId: UUID, code: Secret) async throws(CallFailure<AnswerFactorRefusal>) -> Session
    func signOut() async throws(CallFailure<SignOutRefusal>)
    func signOutEverywhere() async throws(CallFailure<SignOutEverywhereRefusal>)
    func signOutOthers() async throws(CallFailure<SignOutOthersRefusal>)
    func openGitHub(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var signUp: FakeEndpoint<SignUpAnswer, SignUpRefusal> { .init("signUp") }
    public static var signIn: FakeEndpoint<Session, SignInRefusal> { .init("signIn") }
    public static var sendCode: FakeEndpoint<NoAnswer, SendCodeRefusal> { .init("sendCode") }
    public static var verifyCode: FakeEndpoint<Session, VerifyCodeRefusal> { .init("verifyCode") }
    public static var exchangeCode: FakeEndpoint<Session, ExchangeCodeRefusal> { .init("exchangeCode") }
    public static var renewSession: FakeEndpoint<Session, RenewSessionRefusal> { .init("renewSession") }
    public static var forgotPassword: FakeEndpoint<NoAnswer, ForgotPasswordRefusal> { .init("forgotPassword") }
    public static var me: FakeEndpoint<User, MeRefusal> { .init("me") }
    public static var changePassword: FakeEndpoint<User, ChangePasswordRefusal> { .init("changePassword") }
    public static var factors: FakeEndpoint<[Factor], FactorsRefusal> { .init("factors") }
    public static var askFactor: FakeEndpoint<AskFactorAnswer, AskFactorRefusal> { .init("askFactor") }
    public static var answerFactor: FakeEndpoint<Session, AnswerFactorRefusal> { .init("answerFactor") }
    public static var signOut: FakeEndpoint<NoAnswer, SignOutRefusal> { .init("signOut") }
    public static var signOutEverywhere: FakeEndpoint<NoAnswer, SignOutEverywhereRefusal> { .init("signOutEverywhere") }
    public static var signOutOthers: FakeEndpoint<NoAnswer, SignOutOthersRefusal> { .init("signOutOthers") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signUp", status: 200, body: "{\"token_type\":\"bearer\",\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_at\":\"2030-01-01T00:00:00Z\",\"user\":{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"phone\":\"+12025550100\",\"confirmed_at\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("signIn", status: 200, body: "{\"token_type\":\"bearer\",\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_at\":\"2030-01-01T00:00:00Z\",\"user\":{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"phone\":\"+12025550100\",\"confirmed_at\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("sendCode", status: 200),
    FakeExample("verifyCode", status: 200, body: "{\"token_type\":\"bearer\",\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_at\":\"2030-01-01T00:00:00Z\",\"user\":{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"phone\":\"+12025550100\",\"confirmed_at\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("exchangeCode", status: 200, body: "{\"token_type\":\"bearer\",\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_at\":\"2030-01-01T00:00:00Z\",\"user\":{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"phone\":\"+12025550100\",\"confirmed_at\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("renewSession", status: 200, body: "{\"token_type\":\"bearer\",\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_at\":\"2030-01-01T00:00:00Z\",\"user\":{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"phone\":\"+12025550100\",\"confirmed_at\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("forgotPassword", status: 200),
    FakeExample("me", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"phone\":\"+12025550100\",\"confirmed_at\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample("changePassword", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"phone\":\"+12025550100\",\"confirmed_at\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample("factors", status: 200, body: "[{\"id\":\"00000000-0000-4000-8000-000000000001\",\"type\":\"totp\",\"status\":\"verified\"}]"),
    FakeExample("askFactor", status: 200, body: "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"expires_at\":1893456000}"),
    FakeExample("answerFactor", status: 200, body: "{\"token_type\":\"bearer\",\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_at\":\"2030-01-01T00:00:00Z\",\"user\":{\"id\":\"00000000-0000-4000-8000-000000000001\",\"email\":\"person@example.com\",\"phone\":\"+12025550100\",\"confirmed_at\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("signOut", status: 204),
    FakeExample("signOutEverywhere", status: 204),
    FakeExample("signOutOthers", status: 204),
  ]
}

nonisolated extension Baseline.Client: Baseline.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Baseline.examples }

  public static func fake(_ configuration: Baseline.Configuration, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

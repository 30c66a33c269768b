// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Workshop {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Workshop> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignedIn
    func register(
      email: String, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> SignedIn
    func verifyEmail(key: Secret) async throws(CallFailure<VerifyEmailRefusal>) -> SignedIn
    func authenticate(code: Secret) async throws(CallFailure<AuthenticateRefusal>) -> SignedIn
    func forgotPassword(
      email: String
    ) async throws(CallFailure<ForgotPasswordRefusal>) -> ForgotPasswordAnswer
    func resetPassword(
      key: Secret, password: Secret
    ) async throws(CallFailure<ResetPasswordRefusal>) -> SignedIn
    func me() async throws(CallFailure<MeRefusal>) -> SignedIn
    func reauthenticate(
      password: Secret
    ) async throws(CallFailure<ReauthenticateRefusal>) -> SignedIn
    func changePassword(
      currentPassword: Secret?, newPassword: Secret
    ) async throws(CallFailure<ChangePasswordRefusal>) -> SignedIn
    func addAddress(email: String) async throws(CallFailure<AddAddressRefusal>) -> AddAddressAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignedIn, SignInRefusal>("signIn")
    public static let register = FakeEndpoint<SignedIn, RegisterRefusal>("register")
    public static let verifyEmail = FakeEndpoint<SignedIn, VerifyEmailRefusal>("verifyEmail")
    public static let authenticate = FakeEndpoint<SignedIn, AuthenticateRefusal>("authenticate")
    public static let forgotPassword = FakeEndpoint<ForgotPasswordAnswer, ForgotPasswordRefusal>(
      "forgotPassword")
    public static let resetPassword = FakeEndpoint<SignedIn, ResetPasswordRefusal>("resetPassword")
    public static let me = FakeEndpoint<SignedIn, MeRefusal>("me")
    public static let reauthenticate = FakeEndpoint<SignedIn, ReauthenticateRefusal>(
      "reauthenticate")
    public static let changePassword = FakeEndpoint<SignedIn, ChangePasswordRefusal>(
      "changePassword")
    public static let addAddress = FakeEndpoint<AddAddressAnswer, AddAddressRefusal>("addAddress")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "register", "verifyEmail", "authenticate", "resetPassword", "me", "reauthenticate",
      "changePassword", status: 200,
      body: """
        {"status":1,"data":{"user":{"id":1,"display":"example display","has_usable_password":true,\
        "email":"person@example.com"},"methods":[{"method":"example method","at":1.5,\
        "type":"example type"}]},"meta":{"is_authenticated":true,\
        "session_token":"example-session-token"}}
        """),
    FakeExample("forgotPassword", status: 200, body: "{\"status\":1}"),
    FakeExample(
      "addAddress", status: 200,
      body: """
        {"status":1,"data":[{"email":"person@example.com","primary":true,"verified":true}]}
        """),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Workshop.Client: Workshop.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Workshop.examples }

  public static func fake(
    _ configuration: Workshop.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

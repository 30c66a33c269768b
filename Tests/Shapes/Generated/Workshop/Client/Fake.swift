// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Workshop {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Workshop> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(email: String, password: Secret) async throws(CallFailure<SignInRefusal>) -> SignedIn
    func register(email: String, password: Secret) async throws(CallFailure<RegisterRefusal>) -> SignedIn
    func verifyEmail(key: Secret) async throws(CallFailure<VerifyEmailRefusal>) -> SignedIn
    func authenticate(code: Secret) async throws(CallFailure<AuthenticateRefusal>) -> SignedIn
    func forgotPassword(email: String) async throws(CallFailure<ForgotPasswordRefusal>) -> ForgotPasswordAnswer
    func resetPassword(key: Secret, password: Secret) async throws(CallFailure<ResetPasswordRefusal>) -> SignedIn
    func me() async throws(CallFailure<MeRefusal>) -> SignedIn
    func reauthenticate(password: Secret) async throws(CallFailure<ReauthenticateRefusal>) -> SignedIn
    func changePassword(currentPassword: Secret?, newPassword: Secret) async throws(CallFailure<ChangePasswordRefusal>) -> SignedIn
    func addAddress(email: String) async throws(CallFailure<AddAddressRefusal>) -> AddAddressAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var signIn: FakeEndpoint<SignedIn, SignInRefusal> { .init("signIn") }
    public static var register: FakeEndpoint<SignedIn, RegisterRefusal> { .init("register") }
    public static var verifyEmail: FakeEndpoint<SignedIn, VerifyEmailRefusal> { .init("verifyEmail") }
    public static var authenticate: FakeEndpoint<SignedIn, AuthenticateRefusal> { .init("authenticate") }
    public static var forgotPassword: FakeEndpoint<ForgotPasswordAnswer, ForgotPasswordRefusal> { .init("forgotPassword") }
    public static var resetPassword: FakeEndpoint<SignedIn, ResetPasswordRefusal> { .init("resetPassword") }
    public static var me: FakeEndpoint<SignedIn, MeRefusal> { .init("me") }
    public static var reauthenticate: FakeEndpoint<SignedIn, ReauthenticateRefusal> { .init("reauthenticate") }
    public static var changePassword: FakeEndpoint<SignedIn, ChangePasswordRefusal> { .init("changePassword") }
    public static var addAddress: FakeEndpoint<AddAddressAnswer, AddAddressRefusal> { .init("addAddress") }
    public static var signOut: FakeEndpoint<NoAnswer, SignOutRefusal> { .init("signOut") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"status\":1,\"data\":{\"user\":{\"id\":1,\"display\":\"example display\",\"has_usable_password\":true,\"email\":\"person@example.com\"},\"methods\":[{\"method\":\"example method\",\"at\":1.5,\"type\":\"example type\"}]},\"meta\":{\"is_authenticated\":true,\"session_token\":\"example-session-token\"}}"),
    FakeExample("register", status: 200, body: "{\"status\":1,\"data\":{\"user\":{\"id\":1,\"display\":\"example display\",\"has_usable_password\":true,\"email\":\"person@example.com\"},\"methods\":[{\"method\":\"example method\",\"at\":1.5,\"type\":\"example type\"}]},\"meta\":{\"is_authenticated\":true,\"session_token\":\"example-session-token\"}}"),
    FakeExample("verifyEmail", status: 200, body: "{\"status\":1,\"data\":{\"user\":{\"id\":1,\"display\":\"example display\",\"has_usable_password\":true,\"email\":\"person@example.com\"},\"methods\":[{\"method\":\"example method\",\"at\":1.5,\"type\":\"example type\"}]},\"meta\":{\"is_authenticated\":true,\"session_token\":\"example-session-token\"}}"),
    FakeExample("authenticate", status: 200, body: "{\"status\":1,\"data\":{\"user\":{\"id\":1,\"display\":\"example display\",\"has_usable_password\":true,\"email\":\"person@example.com\"},\"methods\":[{\"method\":\"example method\",\"at\":1.5,\"type\":\"example type\"}]},\"meta\":{\"is_authenticated\":true,\"session_token\":\"example-session-token\"}}"),
    FakeExample("forgotPassword", status: 200, body: "{\"status\":1}"),
    FakeExample("resetPassword", status: 200, body: "{\"status\":1,\"data\":{\"user\":{\"id\":1,\"display\":\"example display\",\"has_usable_password\":true,\"email\":\"person@example.com\"},\"methods\":[{\"method\":\"example method\",\"at\":1.5,\"type\":\"example type\"}]},\"meta\":{\"is_authenticated\":true,\"session_token\":\"example-session-token\"}}"),
    FakeExample("me", status: 200, body: "{\"status\":1,\"data\":{\"user\":{\"id\":1,\"display\":\"example display\",\"has_usable_password\":true,\"email\":\"person@example.com\"},\"methods\":[{\"method\":\"example method\",\"at\":1.5,\"type\":\"example type\"}]},\"meta\":{\"is_authenticated\":true,\"session_token\":\"example-session-token\"}}"),
    FakeExample("reauthenticate", status: 200, body: "{\"status\":1,\"data\":{\"user\":{\"id\":1,\"display\":\"example display\",\"has_usable_password\":true,\"email\":\"person@example.com\"},\"methods\":[{\"method\":\"example method\",\"at\":1.5,\"type\":\"example type\"}]},\"meta\":{\"is_authenticated\":true,\"session_token\":\"example-session-token\"}}"),
    FakeExample("changePassword", status: 200, body: "{\"status\":1,\"data\":{\"user\":{\"id\":1,\"display\":\"example display\",\"has_usable_password\":true,\"email\":\"person@example.com\"},\"methods\":[{\"method\":\"example method\",\"at\":1.5,\"type\":\"example type\"}]},\"meta\":{\"is_authenticated\":true,\"session_token\":\"example-session-token\"}}"),
    FakeExample("addAddress", status: 200, body: "{\"status\":1,\"data\":[{\"email\":\"person@example.com\",\"primary\":true,\"verified\":true}]}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Workshop.Client: Workshop.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Workshop.examples }

  public static func fake(_ configuration: Workshop.Configuration, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

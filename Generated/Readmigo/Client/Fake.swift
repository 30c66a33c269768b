// Written by authgen from readmigo.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation

nonisolated extension Readmigo {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Readmigo> { get }
    func with(_ options: CallOptions) -> Self
    func signInWithApple(identityToken: Secret) async throws(CallFailure<SignInWithAppleRefusal>) -> Session
    func signInWithEmail(email: String, password: Secret) async throws(CallFailure<SignInWithEmailRefusal>) -> Session
    func signInWithWeChat(code: Secret) async throws(CallFailure<SignInWithWeChatRefusal>) -> Session
    func sendPhoneCode(phone: String) async throws(CallFailure<SendPhoneCodeRefusal>)
    func signInWithPhone(phone: String, code: Secret) async throws(CallFailure<SignInWithPhoneRefusal>) -> Session
    func continueSignIn(code: Secret) async throws(CallFailure<ContinueSignInRefusal>) -> Session
    func register(email: String, password: Secret, acceptsTerms: Bool) async throws(CallFailure<RegisterRefusal>)
    func sendMailCode(email: String) async throws(CallFailure<SendMailCodeRefusal>)
    func verifyMail(email: String, code: Secret) async throws(CallFailure<VerifyMailRefusal>) -> Session
    func saveProfile(nickname: String) async throws(CallFailure<SaveProfileRefusal>) -> User
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> RenewSessionAnswer
    func listDevices() async throws(CallFailure<ListDevicesRefusal>) -> [Device]
    func signOutDevice(id: String) async throws(CallFailure<SignOutDeviceRefusal>)
    func signOutOthers() async throws(CallFailure<SignOutOthersRefusal>)
    func signOut() async throws(CallFailure<FaultsOnly>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var signInWithApple: FakeEndpoint<Session, SignInWithAppleRefusal> { .init("signInWithApple") }
    public static var signInWithEmail: FakeEndpoint<Session, SignInWithEmailRefusal> { .init("signInWithEmail") }
    public static var signInWithWeChat: FakeEndpoint<Session, SignInWithWeChatRefusal> { .init("signInWithWeChat") }
    public static var sendPhoneCode: FakeEndpoint<NoAnswer, SendPhoneCodeRefusal> { .init("sendPhoneCode") }
    public static var signInWithPhone: FakeEndpoint<Session, SignInWithPhoneRefusal> { .init("signInWithPhone") }
    public static var continueSignIn: FakeEndpoint<Session, ContinueSignInRefusal> { .init("continueSignIn") }
    public static var register: FakeEndpoint<NoAnswer, RegisterRefusal> { .init("register") }
    public static var sendMailCode: FakeEndpoint<NoAnswer, SendMailCodeRefusal> { .init("sendMailCode") }
    public static var verifyMail: FakeEndpoint<Session, VerifyMailRefusal> { .init("verifyMail") }
    public static var saveProfile: FakeEndpoint<User, SaveProfileRefusal> { .init("saveProfile") }
    public static var renewSession: FakeEndpoint<RenewSessionAnswer, RenewSessionRefusal> { .init("renewSession") }
    public static var listDevices: FakeEndpoint<[Device], ListDevicesRefusal> { .init("listDevices") }
    public static var signOutDevice: FakeEndpoint<NoAnswer, SignOutDeviceRefusal> { .init("signOutDevice") }
    public static var signOutOthers: FakeEndpoint<NoAnswer, SignOutOthersRefusal> { .init("signOutOthers") }
    public static var signOut: FakeEndpoint<NoAnswer, FaultsOnly> { .init("signOut") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signInWithApple", status: 200, body: "{\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\",\"user\":{\"id\":\"example id\",\"nickname\":\"example nickname\"}}"),
    FakeExample("signInWithEmail", status: 200, body: "{\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\",\"user\":{\"id\":\"example id\",\"nickname\":\"example nickname\"}}"),
    FakeExample("signInWithWeChat", status: 200, body: "{\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\",\"user\":{\"id\":\"example id\",\"nickname\":\"example nickname\"}}"),
    FakeExample("sendPhoneCode", status: 204),
    FakeExample("signInWithPhone", status: 200, body: "{\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\",\"user\":{\"id\":\"example id\",\"nickname\":\"example nickname\"}}"),
    FakeExample("continueSignIn", status: 200, body: "{\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\",\"user\":{\"id\":\"example id\",\"nickname\":\"example nickname\"}}"),
    FakeExample("register", status: 204),
    FakeExample("sendMailCode", status: 204),
    FakeExample("verifyMail", status: 200, body: "{\"accessToken\":\"example-access-token\",\"refreshToken\":\"example-refresh-token\",\"user\":{\"id\":\"example id\",\"nickname\":\"example nickname\"}}"),
    FakeExample("saveProfile", status: 200, body: "{\"id\":\"example id\",\"nickname\":\"example nickname\"}"),
    FakeExample("renewSession", status: 200, body: "{\"accessToken\":\"example-access-token\"}"),
    FakeExample("listDevices", status: 200, body: "[{\"id\":\"example id\",\"name\":\"iPhone 15 Pro\",\"current\":true,\"lastActive\":\"2030-01-01T00:00:00Z\"}]"),
    FakeExample("signOutDevice", status: 204),
    FakeExample("signOutOthers", status: 204),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Readmigo.Client: Readmigo.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Readmigo.examples }

  public static func fake(_ configuration: Readmigo.Configuration, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Readmigo {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Readmigo> { get }
    func with(_ options: CallOptions) -> Self
    func signInWithApple(
      identityToken: Secret
    ) async throws(CallFailure<SignInWithAppleRefusal>) -> Session
    func signInWithEmail(
      email: String,
      password: Secret
    ) async throws(CallFailure<SignInWithEmailRefusal>) -> Session
    func signInWithWeChat(
      code: Secret
    ) async throws(CallFailure<SignInWithWeChatRefusal>) -> Session
    func sendPhoneCode(phone: String) async throws(CallFailure<SendPhoneCodeRefusal>)
    func signInWithPhone(
      phone: String,
      code: Secret
    ) async throws(CallFailure<SignInWithPhoneRefusal>) -> Session
    func continueSignIn(
      code: Secret
    ) async throws(CallFailure<ContinueSignInRefusal>) -> Session
    func register(
      email: String,
      password: Secret,
      acceptsTerms: Bool
    ) async throws(CallFailure<RegisterRefusal>)
    func sendMailCode(email: String) async throws(CallFailure<SendMailCodeRefusal>)
    func verifyMail(
      email: String,
      code: Secret
    ) async throws(CallFailure<VerifyMailRefusal>) -> Session
    func saveProfile(
      nickname: String
    ) async throws(CallFailure<SaveProfileRefusal>) -> User
    func renewSession() async throws(CallFailure<RenewSessionRefusal>)
      -> RenewSessionAnswer
    func listDevices() async throws(CallFailure<ListDevicesRefusal>) -> [Device]
    func signOutDevice(id: String) async throws(CallFailure<SignOutDeviceRefusal>)
    func signOutOthers() async throws(CallFailure<SignOutOthersRefusal>)
    func signOut() async throws(CallFailure<FaultsOnly>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signInWithApple =
      FakeEndpoint<Session, SignInWithAppleRefusal>("signInWithApple")
    public static let signInWithEmail =
      FakeEndpoint<Session, SignInWithEmailRefusal>("signInWithEmail")
    public static let signInWithWeChat =
      FakeEndpoint<Session, SignInWithWeChatRefusal>("signInWithWeChat")
    public static let sendPhoneCode = FakeEndpoint<NoAnswer, SendPhoneCodeRefusal>("sendPhoneCode")
    public static let signInWithPhone =
      FakeEndpoint<Session, SignInWithPhoneRefusal>("signInWithPhone")
    public static let continueSignIn =
      FakeEndpoint<Session, ContinueSignInRefusal>("continueSignIn")
    public static let register = FakeEndpoint<NoAnswer, RegisterRefusal>("register")
    public static let sendMailCode = FakeEndpoint<NoAnswer, SendMailCodeRefusal>("sendMailCode")
    public static let verifyMail = FakeEndpoint<Session, VerifyMailRefusal>("verifyMail")
    public static let saveProfile = FakeEndpoint<User, SaveProfileRefusal>("saveProfile")
    public static let renewSession =
      FakeEndpoint<RenewSessionAnswer, RenewSessionRefusal>("renewSession")
    public static let listDevices = FakeEndpoint<[Device], ListDevicesRefusal>("listDevices")
    public static let signOutDevice = FakeEndpoint<NoAnswer, SignOutDeviceRefusal>("signOutDevice")
    public static let signOutOthers = FakeEndpoint<NoAnswer, SignOutOthersRefusal>("signOutOthers")
    public static let signOut = FakeEndpoint<NoAnswer, FaultsOnly>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signInWithApple",
      "signInWithEmail",
      "signInWithWeChat",
      "signInWithPhone",
      "continueSignIn",
      "verifyMail",
      status: 200,
      body: """
        {
          "accessToken": "example-access-token",
          "refreshToken": "example-refresh-token",
          "user": {
            "id": "example id",
            "nickname": "example nickname"
          }
        }
        """
    ),
    FakeExample(
      "sendPhoneCode",
      "register",
      "sendMailCode",
      "signOutDevice",
      "signOutOthers",
      "signOut",
      status: 204
    ),
    FakeExample(
      "saveProfile",
      status: 200,
      body: "{\"id\":\"example id\",\"nickname\":\"example nickname\"}"
    ),
    FakeExample(
      "renewSession",
      status: 200,
      body: "{\"accessToken\":\"example-access-token\"}"
    ),
    FakeExample(
      "listDevices",
      status: 200,
      body: """
        [
          {
            "id": "example id",
            "name": "iPhone 15 Pro",
            "current": true,
            "lastActive": "2030-01-01T00:00:00Z"
          }
        ]
        """
    ),
  ]
}

nonisolated extension Readmigo.Client: Readmigo.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Readmigo.examples }

  public static func fake(
    _ configuration: Readmigo.Configuration,
    _ store: any TokenStore,
    _ options: ClientOptions
  ) -> Self {
    Self(configuration: configuration, store: store, options: options)
  }
}

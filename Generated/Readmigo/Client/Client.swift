// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

/// Sign in with Apple, email, WeChat or phone; sessions on several devices; biometrics at
/// launch.
public nonisolated enum Readmigo: AuthContract {}

nonisolated extension Readmigo {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    /// Every request is encrypted.
    public let api: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.api = configuration.baseURL
      }
    }

    /// Servers at other URLs, such as one that runs on this machine.
    public init(api: URL) {
      self.api = api
    }
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    public var baseURL: URL
    public var pinnedKeys: [String]
    public var appleAudience: String
    public var wechatAppId: String
    /// What tells this device from others.
    public var deviceFingerprint: Secret

    public init(
      baseURL: URL,
      pinnedKeys: [String],
      appleAudience: String,
      wechatAppId: String,
      deviceFingerprint: Secret
    ) {
      self.baseURL = baseURL
      self.pinnedKeys = pinnedKeys
      self.appleAudience = appleAudience
      self.wechatAppId = wechatAppId
      self.deviceFingerprint = deviceFingerprint
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Readmigo>

    public init(
      configuration: Configuration,
      environment: Environment = .production,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      self.init(
        configuration: configuration,
        hosts: Hosts(environment, configuration),
        store: store,
        options: options
      )
    }

    /// A client of servers at other URLs, such as one that runs on this machine.
    public init(
      configuration: Configuration,
      hosts: Hosts,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      session = AuthSession(
        server: hosts.api,
        store: store,
        headers: ["X-Device-Fingerprint": configuration.deviceFingerprint],
        options: options.pinned(to: [
          CertificatePins(configuration.pinnedKeys, host: hosts.api.host),
        ])
      )
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Signs in with Apple.
    ///
    /// `POST /auth/apple`
    public func signInWithApple(
      identityToken: Secret
    ) async throws(CallFailure<SignInWithAppleRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInWithAppleRefusal>(
          "signInWithApple",
          .post,
          "/auth/apple",
          body: SignInWithAppleBody(identityToken: identityToken)
        )
      )
    }

    /// Signs in with a password.
    ///
    /// `POST /auth/login`
    public func signInWithEmail(
      email: String,
      password: Secret
    ) async throws(CallFailure<SignInWithEmailRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInWithEmailRefusal>(
          "signInWithEmail",
          .post,
          "/auth/login",
          body: SignInWithEmailBody(email: email, password: password)
        )
      )
    }

    /// Signs in with WeChat.
    ///
    /// `POST /auth/wechat`
    public func signInWithWeChat(
      code: Secret
    ) async throws(CallFailure<SignInWithWeChatRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInWithWeChatRefusal>(
          "signInWithWeChat",
          .post,
          "/auth/wechat",
          body: SignInWithWeChatBody(code: code)
        )
      )
    }

    /// Sends a code.
    ///
    /// `POST /auth/phone/code`
    public func sendPhoneCode(phone: String) async throws(CallFailure<SendPhoneCodeRefusal>) {
      try await session.perform(
        Call<NoAnswer, SendPhoneCodeRefusal>(
          "sendPhoneCode",
          .post,
          "/auth/phone/code",
          body: SendPhoneCodeBody(phone: phone)
        )
      )
    }

    /// Signs in with a code.
    ///
    /// `POST /auth/phone`
    public func signInWithPhone(
      phone: String,
      code: Secret
    ) async throws(CallFailure<SignInWithPhoneRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInWithPhoneRefusal>(
          "signInWithPhone",
          .post,
          "/auth/phone",
          body: SignInWithPhoneBody(phone: phone, code: code)
        )
      )
    }

    /// Answers the verification that an odd sign-in is met with.
    ///
    /// `POST /auth/challenge`
    public func continueSignIn(
      code: Secret
    ) async throws(CallFailure<ContinueSignInRefusal>) -> Session {
      try await session.signIn { tokens in
        try Call<Session, ContinueSignInRefusal>(
          "continueSignIn",
          .post,
          "/auth/challenge",
          body: ContinueSignInBody(challenge: tokens["challenge"], code: code)
        )
      }
    }

    /// Makes an account that cannot sign in before its address is verified. An address that is
    /// taken gets the same answer, so that nobody learns who has an account.
    ///
    /// `POST /auth/register`
    public func register(
      email: String,
      password: Secret,
      acceptsTerms: Bool
    ) async throws(CallFailure<RegisterRefusal>) {
      try await session.perform(
        Call<NoAnswer, RegisterRefusal>(
          "register",
          .post,
          "/auth/register",
          body: RegisterBody(email: email, password: password, acceptsTerms: acceptsTerms)
        )
      )
    }

    /// Sends a code.
    ///
    /// `POST /auth/email/code`
    public func sendMailCode(email: String) async throws(CallFailure<SendMailCodeRefusal>) {
      try await session.perform(
        Call<NoAnswer, SendMailCodeRefusal>(
          "sendMailCode",
          .post,
          "/auth/email/code",
          body: SendMailCodeBody(email: email)
        )
      )
    }

    /// Proves the address and signs in.
    ///
    /// `POST /auth/email/verify`
    public func verifyMail(
      email: String,
      code: Secret
    ) async throws(CallFailure<VerifyMailRefusal>) -> Session {
      try await session.signIn(
        Call<Session, VerifyMailRefusal>(
          "verifyMail",
          .post,
          "/auth/email/verify",
          body: VerifyMailBody(email: email, code: code)
        )
      )
    }

    /// Updates the account.
    ///
    /// `PATCH /users/me`
    public func saveProfile(
      nickname: String
    ) async throws(CallFailure<SaveProfileRefusal>) -> User {
      try await session.call(
        Call<User, SaveProfileRefusal>(
          "saveProfile",
          .patch,
          "/users/me",
          needs: ["access"],
          body: SaveProfileBody(nickname: nickname)
        )
      )
    }

    /// Renews the session.
    ///
    /// `POST /auth/refresh`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>)
      -> RenewSessionAnswer {
      try await session.renew()
    }

    /// Lists the sessions.
    ///
    /// `GET /auth/devices`
    public func listDevices() async throws(CallFailure<ListDevicesRefusal>) -> [Device] {
      try await session.call(
        Call<[Device], ListDevicesRefusal>(
          "listDevices",
          .get,
          "/auth/devices",
          needs: ["access"]
        )
      )
    }

    /// Ends another session.
    ///
    /// `DELETE /auth/devices/{id}`
    public func signOutDevice(id: String) async throws(CallFailure<SignOutDeviceRefusal>) {
      try await session.perform(
        Call<NoAnswer, SignOutDeviceRefusal>(
          "signOutDevice",
          .delete,
          "/auth/devices/\(id)",
          needs: ["access"]
        )
      )
    }

    /// Ends all other sessions.
    ///
    /// `POST /auth/devices/sign-out-others`
    public func signOutOthers() async throws(CallFailure<SignOutOthersRefusal>) {
      try await session.perform(
        Call<NoAnswer, SignOutOthersRefusal>(
          "signOutOthers",
          .post,
          "/auth/devices/sign-out-others",
          needs: ["access"]
        )
      )
    }

    /// Signs out.
    ///
    /// `POST /auth/logout`
    ///
    /// Ends only the session. `signOut(with:)` also takes the app's own steps:
    /// `profileCache`, `offlineData`, `downloadedBooks`, `readingProgress`.
    public func signOut() async throws(CallFailure<FaultsOnly>) {
      try await session.end { tokens in
        try Call<NoAnswer, FaultsOnly>(
          "signOut",
          .post,
          "/auth/logout",
          body: SignOutBody(refreshToken: tokens["refresh"])
        )
      }
    }
  }
}

// Written by authgen from readmigo.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// Sign in with Apple, email, WeChat or phone; sessions on several devices; biometrics at launch.
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

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(api: URL) {
        self.api = api
      }
    #endif
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
      baseURL: URL, pinnedKeys: [String], appleAudience: String, wechatAppId: String,
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
      configuration: Configuration, environment: Environment = .production, store: any TokenStore,
      transport: (any Transport)? = nil, clock: any WallClock = SystemClock(),
      observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil),
      background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
    ) {
      self.init(
        configuration: configuration, hosts: Hosts(environment, configuration), store: store,
        transport: transport, clock: clock, observers: observers, requestIDs: requestIDs,
        background: background, userAgent: userAgent)
    }

    public init(
      configuration: Configuration, hosts: Hosts, store: any TokenStore,
      transport: (any Transport)? = nil, clock: any WallClock = SystemClock(),
      observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil),
      background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
    ) {
      let pins = [CertificatePins(configuration.pinnedKeys, host: hosts.api.host)]
      let transport = transport?.pinned(to: pins) ?? URLSessionTransport(pins: pins)
      session = AuthSession(
        server: hosts.api, store: store, transport: transport, clock: clock,
        headers: ["X-Device-Fingerprint": configuration.deviceFingerprint], observers: observers,
        requestIDs: requestIDs, background: background, userAgent: userAgent)
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
          "signInWithApple", .post, "/auth/apple",
          body: SignInWithAppleBody(identityToken: identityToken)))
    }

    /// Signs in with a password.
    ///
    /// `POST /auth/login`
    public func signInWithEmail(
      email: String, password: Secret
    ) async throws(CallFailure<SignInWithEmailRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInWithEmailRefusal>(
          "signInWithEmail", .post, "/auth/login",
          body: SignInWithEmailBody(email: email, password: password)))
    }

    /// Signs in with WeChat.
    ///
    /// `POST /auth/wechat`
    public func signInWithWeChat(
      code: Secret
    ) async throws(CallFailure<SignInWithWeChatRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInWithWeChatRefusal>(
          "signInWithWeChat", .post, "/auth/wechat", body: SignInWithWeChatBody(code: code)))
    }

    /// Sends a code.
    ///
    /// `POST /auth/phone/code`
    public func sendPhoneCode(phone: String) async throws(CallFailure<SendPhoneCodeRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SendPhoneCodeRefusal>(
          "sendPhoneCode", .post, "/auth/phone/code", body: SendPhoneCodeBody(phone: phone)))
    }

    /// Signs in with a code.
    ///
    /// `POST /auth/phone`
    public func signInWithPhone(
      phone: String, code: Secret
    ) async throws(CallFailure<SignInWithPhoneRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInWithPhoneRefusal>(
          "signInWithPhone", .post, "/auth/phone",
          body: SignInWithPhoneBody(phone: phone, code: code)))
    }

    /// Answers the verification that an odd sign-in is met with.
    ///
    /// `POST /auth/challenge`
    public func continueSignIn(
      code: Secret
    ) async throws(CallFailure<ContinueSignInRefusal>) -> Session {
      try await session.signIn { tokens in
        try Call<Session, ContinueSignInRefusal>(
          "continueSignIn", .post, "/auth/challenge",
          body: ContinueSignInBody(challenge: tokens["challenge"], code: code))
      }
    }

    /// Makes an account that cannot sign in before its address is verified. An address that is
    /// taken gets the same answer, so that nobody learns who has an account.
    ///
    /// `POST /auth/register`
    public func register(
      email: String, password: Secret, acceptsTerms: Bool
    ) async throws(CallFailure<RegisterRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, RegisterRefusal>(
          "register", .post, "/auth/register",
          body: RegisterBody(email: email, password: password, acceptsTerms: acceptsTerms)))
    }

    /// Sends a code.
    ///
    /// `POST /auth/email/code`
    public func sendMailCode(email: String) async throws(CallFailure<SendMailCodeRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SendMailCodeRefusal>(
          "sendMailCode", .post, "/auth/email/code", body: SendMailCodeBody(email: email)))
    }

    /// Proves the address and signs in.
    ///
    /// `POST /auth/email/verify`
    public func verifyMail(
      email: String, code: Secret
    ) async throws(CallFailure<VerifyMailRefusal>) -> Session {
      try await session.signIn(
        Call<Session, VerifyMailRefusal>(
          "verifyMail", .post, "/auth/email/verify",
          body: VerifyMailBody(email: email, code: code)))
    }

    /// Updates the account.
    ///
    /// `PATCH /users/me`
    public func saveProfile(
      nickname: String
    ) async throws(CallFailure<SaveProfileRefusal>) -> User {
      try await session.call(
        Call<User, SaveProfileRefusal>(
          "saveProfile", .patch, "/users/me", needs: ["access"],
          body: SaveProfileBody(nickname: nickname)))
    }

    /// Renews the session.
    ///
    /// `POST /auth/refresh`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>)
      -> RenewSessionAnswer
    {
      try await session.renew()
    }

    /// Lists the sessions.
    ///
    /// `GET /auth/devices`
    public func listDevices() async throws(CallFailure<ListDevicesRefusal>) -> [Device] {
      try await session.call(
        Call<[Device], ListDevicesRefusal>("listDevices", .get, "/auth/devices", needs: ["access"]))
    }

    /// Ends another session.
    ///
    /// `DELETE /auth/devices/{id}`
    public func signOutDevice(id: String) async throws(CallFailure<SignOutDeviceRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SignOutDeviceRefusal>(
          "signOutDevice", .delete, "/auth/devices/\(id)", needs: ["access"]))
    }

    /// Ends all other sessions.
    ///
    /// `POST /auth/devices/sign-out-others`
    public func signOutOthers() async throws(CallFailure<SignOutOthersRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SignOutOthersRefusal>(
          "signOutOthers", .post, "/auth/devices/sign-out-others", needs: ["access"]))
    }

    /// Signs out.
    ///
    /// `POST /auth/logout`
    ///
    /// It ends the session and nothing else. The other steps of the contract's sign-out are the
    /// app's (`profileCache`, `offlineData`, `downloadedBooks`, `readingProgress`):
    /// `signOut(with:)` does it too.
    public func signOut() async throws(CallFailure<FaultsOnly>) {
      try await session.end { tokens in
        try Call<NoAnswer, FaultsOnly>(
          "signOut", .post, "/auth/logout", body: SignOutBody(refreshToken: tokens["refresh"]))
      }
    }
  }
}

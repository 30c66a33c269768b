// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

/// The API of Baseline.
public nonisolated enum Baseline: AuthContract {}

nonisolated extension Baseline {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let auth: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.auth = configuration.projectURL
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(auth: URL) {
        self.auth = auth
      }
    #endif
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    public var projectURL: URL
    /// Names the project; it ships with the app.
    public var publicKey: String

    public init(projectURL: URL, publicKey: String) {
      self.projectURL = projectURL
      self.publicKey = publicKey
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Baseline>
    private let hosts: Hosts

    public init(
      configuration: Configuration, environment: Environment = .production, store: any TokenStore,
      transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(),
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
      transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(),
      observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil),
      background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
    ) {
      session = AuthSession(
        server: hosts.auth, store: store, transport: transport, clock: clock,
        headers: ["apikey": configuration.publicKey], observers: observers, requestIDs: requestIDs,
        background: background, userAgent: userAgent)
      self.hosts = hosts
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Makes an account with a password.
    ///
    /// `POST /signup`
    public func signUp(
      email: String, password: Secret
    ) async throws(CallFailure<SignUpRefusal>) -> SignUpAnswer {
      try await session.signIn(
        Call<SignUpAnswer, SignUpRefusal>(
          "signUp", .post, "/signup", body: SignUpBody(email: email, password: password)))
    }

    /// Signs in with a password.
    ///
    /// `POST /token`
    public func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInRefusal>(
          "signIn", .post, "/token", query: ["grant_type": "password"],
          body: SignInBody(email: email, password: password)))
    }

    /// Sends a code.
    ///
    /// `POST /otp`
    public func sendCode(
      email: String, createUser: Bool
    ) async throws(CallFailure<SendCodeRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SendCodeRefusal>(
          "sendCode", .post, "/otp",
          body: SendCodeBody(email: email, phone: nil, createUser: createUser)))
    }

    /// Sends a code.
    ///
    /// `POST /otp`
    public func sendCode(
      phone: String, createUser: Bool
    ) async throws(CallFailure<SendCodeRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SendCodeRefusal>(
          "sendCode", .post, "/otp",
          body: SendCodeBody(email: nil, phone: phone, createUser: createUser)))
    }

    /// Signs in with a code.
    ///
    /// `POST /verify`
    public func verifyCode(
      type: VerifyCodeType, email: String, token: Secret
    ) async throws(CallFailure<VerifyCodeRefusal>) -> Session {
      try await session.signIn(
        Call<Session, VerifyCodeRefusal>(
          "verifyCode", .post, "/verify",
          body: VerifyCodeBody(type: type, email: email, phone: nil, token: token)))
    }

    /// Signs in with a code.
    ///
    /// `POST /verify`
    public func verifyCode(
      type: VerifyCodeType, phone: String, token: Secret
    ) async throws(CallFailure<VerifyCodeRefusal>) -> Session {
      try await session.signIn(
        Call<Session, VerifyCodeRefusal>(
          "verifyCode", .post, "/verify",
          body: VerifyCodeBody(type: type, email: nil, phone: phone, token: token)))
    }

    /// Exchanges a provider's code for tokens.
    ///
    /// `POST /token`
    public func exchangeCode(
      authCode: Secret, codeVerifier: Secret
    ) async throws(CallFailure<ExchangeCodeRefusal>) -> Session {
      try await session.signIn(
        Call<Session, ExchangeCodeRefusal>(
          "exchangeCode", .post, "/token", query: ["grant_type": "pkce"],
          body: ExchangeCodeBody(authCode: authCode, codeVerifier: codeVerifier)))
    }

    /// Renews the session.
    ///
    /// `POST /token`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// Sends a way to set a new password.
    ///
    /// `POST /recover`
    public func forgotPassword(email: String) async throws(CallFailure<ForgotPasswordRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, ForgotPasswordRefusal>(
          "forgotPassword", .post, "/recover",
          query: ["redirect_to": "com.example.baseline://new-password"],
          body: ForgotPasswordBody(email: email)))
    }

    /// Reads the account.
    ///
    /// `GET /user`
    public func me() async throws(CallFailure<MeRefusal>) -> User {
      try await session.call(Call<User, MeRefusal>("me", .get, "/user", needs: ["access"]))
    }

    /// Changes the password.
    ///
    /// `PUT /user`
    public func changePassword(
      password: Secret, nonce: Secret? = nil
    ) async throws(CallFailure<ChangePasswordRefusal>) -> User {
      try await session.call(
        Call<User, ChangePasswordRefusal>(
          "changePassword", .put, "/user", needs: ["access"],
          body: ChangePasswordBody(password: password, nonce: nonce)))
    }

    /// `GET /factors`
    public func factors() async throws(CallFailure<FactorsRefusal>) -> [Factor] {
      try await session.call(
        Call<[Factor], FactorsRefusal>("factors", .get, "/factors", needs: ["access"]))
    }

    /// `POST /factors/{factorId}/challenge`
    public func askFactor(
      factorId: UUID
    ) async throws(CallFailure<AskFactorRefusal>) -> AskFactorAnswer {
      try await session.call(
        Call<AskFactorAnswer, AskFactorRefusal>(
          "askFactor", .post, "/factors/\(factorId)/challenge", needs: ["access"]))
    }

    /// Brings a session in which the second factor counts.
    ///
    /// `POST /factors/{factorId}/verify`
    public func answerFactor(
      factorId: UUID, challengeId: UUID, code: Secret
    ) async throws(CallFailure<AnswerFactorRefusal>) -> Session {
      try await session.call(
        Call<Session, AnswerFactorRefusal>(
          "answerFactor", .post, "/factors/\(factorId)/verify", needs: ["access"],
          body: AnswerFactorBody(challengeId: challengeId.wireText, code: code)))
    }

    /// Ends the session.
    ///
    /// `POST /logout`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>(
          "signOut", .post, "/logout", needs: ["access"], query: ["scope": "local"])
      }
    }

    /// Ends the session.
    ///
    /// `POST /logout`
    public func signOutEverywhere() async throws(CallFailure<SignOutEverywhereRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutEverywhereRefusal>(
          "signOutEverywhere", .post, "/logout", needs: ["access"], query: ["scope": "global"])
      }
    }

    /// The caller's own session goes on.
    ///
    /// `POST /logout`
    public func signOutOthers() async throws(CallFailure<SignOutOthersRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SignOutOthersRefusal>(
          "signOutOthers", .post, "/logout", needs: ["access"], query: ["scope": "others"]))
    }

    /// Begins a sign-in at GitHub.
    ///
    /// `GET /authorize`
    public func openGitHub(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback {
      try await session.open(
        { signIn in
          WebPage(
            hosts.auth, "/authorize",
            query: [
              "provider": "github",
              "redirect_to": "com.example.baseline://arrival",
              "code_challenge": signIn.pkce.challenge,
              "code_challenge_method": "s256",
            ])
        },
        in: web, isPrivate: true)
    }
  }
}

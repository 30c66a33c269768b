// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

/// The API of Marina.
public nonisolated enum Marina: AuthContract {}

nonisolated extension Marina {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL
    public let sso: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production:
        self.api = URL(string: "https://marina.example")!
        self.sso = URL(string: "https://sso.marina.example")!
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(api: URL, sso: URL) {
        self.api = api
        self.sso = sso
      }
    #endif
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Marina>
    private let hosts: Hosts

    public init(
      environment: Environment = .production, store: any TokenStore,
      transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(),
      observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil),
      background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
    ) {
      self.init(
        hosts: Hosts(environment), store: store, transport: transport, clock: clock,
        observers: observers, requestIDs: requestIDs, background: background, userAgent: userAgent)
    }

    public init(
      hosts: Hosts, store: any TokenStore, transport: any Transport = URLSessionTransport(),
      clock: any WallClock = SystemClock(), observers: [any ClientObserver] = [],
      requestIDs: RequestIDs = RequestIDs(header: nil),
      background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
    ) {
      session = AuthSession(
        server: hosts.api, store: store, transport: transport, clock: clock, observers: observers,
        requestIDs: requestIDs, background: background, userAgent: userAgent)
      self.hosts = hosts
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Fetches a token.
    ///
    /// `GET /csrf`
    public func freshValue() async throws(CallFailure<NoRefusal>) -> FreshValueAnswer {
      try await session.call(Call<FreshValueAnswer, NoRefusal>("freshValue", .get, "/csrf"))
    }

    /// Fetches a token.
    ///
    /// `GET /flows`
    public func startFlow() async throws(CallFailure<NoRefusal>) -> StartFlowAnswer {
      try await session.call(Call<StartFlowAnswer, NoRefusal>("startFlow", .get, "/flows"))
    }

    /// Signs in with a password.
    ///
    /// `POST /sign-in`
    public func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> Above {
      try await session.signIn(
        Call<Above, SignInRefusal>(
          "signIn", .post, "/sign-in", needs: ["csrf"],
          body: SignInBody(email: email, password: password)))
    }

    /// Signs in with a password.
    ///
    /// `POST /flows/sign-in`
    public func signInByFlow(
      email: String, password: Secret
    ) async throws(CallFailure<SignInByFlowRefusal>) -> Below {
      try await session.signIn { tokens in
        try Call<Below, SignInByFlowRefusal>(
          "signInByFlow", .post, "/flows/sign-in",
          body: SignInByFlowBody(flow: tokens["flow"], email: email, password: password))
      }
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /brief`
    public func signInBriefly() async throws(CallFailure<NoRefusal>) -> Milliseconds {
      try await session.signIn(Call<Milliseconds, NoRefusal>("signInBriefly", .post, "/brief"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /until`
    public func signInUntil() async throws(CallFailure<NoRefusal>) -> Instant {
      try await session.signIn(Call<Instant, NoRefusal>("signInUntil", .post, "/until"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /until-ms`
    public func signInUntilMilliseconds() async throws(CallFailure<NoRefusal>) -> UnixMilliseconds {
      try await session.signIn(
        Call<UnixMilliseconds, NoRefusal>("signInUntilMilliseconds", .post, "/until-ms"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /until-text`
    public func signInUntilText() async throws(CallFailure<NoRefusal>) -> UnixText {
      try await session.signIn(Call<UnixText, NoRefusal>("signInUntilText", .post, "/until-text"))
    }

    /// Signs in with a password.
    ///
    /// `POST /factor`
    public func signInWithFactor(
      email: String, password: Secret
    ) async throws(CallFailure<SignInWithFactorRefusal>) -> FactorAnswer {
      try await session.signIn(
        Call<FactorAnswer, SignInWithFactorRefusal>(
          "signInWithFactor", .post, "/factor",
          body: SignInWithFactorBody(email: email, password: password)))
    }

    /// Goes on with a sign-in.
    ///
    /// `POST /factor/code`
    public func answerFactor(
      code: Secret
    ) async throws(CallFailure<AnswerFactorRefusal>) -> FactorAnswer {
      try await session.signIn { tokens in
        try Call<FactorAnswer, AnswerFactorRefusal>(
          "answerFactor", .post, "/factor/code",
          body: AnswerFactorBody(pending: tokens["pending"], code: code))
      }
    }

    /// Sends a way to set a new password.
    ///
    /// `POST /recovery`
    public func forgot(email: String) async throws(CallFailure<NoRefusal>) -> ForgotAnswer {
      try await session.call(
        Call<ForgotAnswer, NoRefusal>("forgot", .post, "/recovery", body: ForgotBody(email: email)))
    }

    /// Checks a code.
    ///
    /// `POST /recovery/code`
    public func recoverAccount(
      code: Secret
    ) async throws(CallFailure<RecoverAccountRefusal>) -> Recovered {
      try await session.signIn { tokens in
        try Call<Recovered, RecoverAccountRefusal>(
          "recoverAccount", .post, "/recovery/code",
          body: RecoverAccountBody(flow: tokens["recoveryFlow"], code: code))
      }
    }

    /// Changes the password.
    ///
    /// `POST /recovery/password`
    public func setPassword(password: Secret) async throws(CallFailure<SetPasswordRefusal>) {
      _ = try await session.call { tokens in
        try Call<NoAnswer, SetPasswordRefusal>(
          "setPassword", .post, "/recovery/password", needs: ["session"],
          body: SetPasswordBody(flow: tokens["recoveryFlow"], password: password))
      }
    }

    /// Changes the account.
    ///
    /// `PATCH /me`
    public func rename(name: String) async throws(CallFailure<RenameRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, RenameRefusal>(
          "rename", .patch, "/me", needs: ["session", "csrf"], body: RenameBody(name: name)))
    }

    /// Ends the session.
    ///
    /// `POST /sign-out`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>("signOut", .post, "/sign-out", needs: ["session", "csrf"])
      }
    }

    /// Exchanges a provider's code for tokens.
    ///
    /// `POST /token`
    public func redeemHouse(
      code: Secret, codeVerifier: Secret, rawNonce: Secret
    ) async throws(CallFailure<RedeemHouseRefusal>) -> RedeemHouseAnswer {
      try await session.signIn(
        Call<RedeemHouseAnswer, RedeemHouseRefusal>(
          "redeemHouse", .post, "/token",
          body: RedeemHouseBody(code: code, codeVerifier: codeVerifier), server: hosts.sso
        ).expecting(ExpectedNonce(rawNonce), in: "id"))
    }

    /// Begins a sign-in at House.
    ///
    /// `GET /authorize`
    public func openHouse(in web: WebSignIn) async throws(WebFault) -> HouseReturnCallback {
      try await session.open(
        { signIn in
          WebPage(
            hosts.sso, "/authorize",
            query: [
              "response_type": "code",
              "client_id": "marina-app",
              "redirect_uri": "com.example.marina://house",
              "scope": "openid",
              "state": signIn.state,
              "nonce": signIn.nonce,
              "code_challenge": signIn.pkce.challenge,
              "code_challenge_method": "S256",
            ])
        },
        in: web, isPrivate: false)
    }

    /// Ends the session.
    ///
    /// `GET /logout`
    @discardableResult
    public func leaveHouse(in web: WebSignIn) async throws(WebFault) -> HouseLeftCallback {
      try await session.open(
        telling: ["id"],
        { signIn, tokens in
          try WebPage(
            hosts.sso, "/logout",
            query: [
              "id_token_hint": tokens["id"],
              "post_logout_redirect_uri": "com.example.marina://left",
              "state": signIn.state,
            ])
        },
        in: web, isPrivate: false)
    }
  }
}

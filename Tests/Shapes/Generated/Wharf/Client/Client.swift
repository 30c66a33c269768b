// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

/// The API of Wharf.
public nonisolated enum Wharf: AuthContract {}

nonisolated extension Wharf {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.api = URL(string: "https://wharf.example")!
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
    public var clientId: String

    public init(clientId: String) {
      self.clientId = clientId
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Wharf>

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
        server: hosts.api, store: store, transport: transport, clock: clock, observers: observers,
        requestIDs: requestIDs, background: background, userAgent: userAgent)
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Sends a code.
    ///
    /// `POST /self-service/login`
    public func sendCode(
      email: String
    ) async throws(CallFailure<SendCodeRefusal>) -> SendCodeAnswer {
      try await session.call(
        Call<SendCodeAnswer, SendCodeRefusal>(
          "sendCode", .post, "/self-service/login", body: SendCodeBody(email: email)
        ).answering(400, where: ["state": .equals("sent_email")]))
    }

    /// Exchanges a provider's code for tokens.
    ///
    /// `POST /token`
    public func redeem(
      code: Secret, codeVerifier: Secret
    ) async throws(CallFailure<RedeemRefusal>) -> Session {
      try await session.signIn(
        Call<Session, RedeemRefusal>(
          "redeem", .post, "/token", body: RedeemBody(code: code, codeVerifier: codeVerifier)))
    }

    /// Renews the session.
    ///
    /// `POST /token/renew`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// Reads the account.
    ///
    /// `GET /user`
    public func me() async throws(CallFailure<MeRefusal>) -> MeAnswer {
      try await session.call(Call<MeAnswer, MeRefusal>("me", .get, "/user", needs: ["access"]))
    }

    /// Ends the session.
    ///
    /// `POST /logout`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>("signOut", .post, "/logout", needs: ["access"])
      }
    }

    /// Adds the Google account that the person chooses on the page.
    ///
    /// `GET /user/identities/authorize`
    ///
    /// The answer names a page, which is opened.
    public func linkGoogle(
      in web: WebSignIn
    ) async throws(PageFailure<LinkGoogleRefusal>) -> LinkedCallback {
      try await session.open(
        { signIn, _ in
          Call<LinkGoogleAnswer, LinkGoogleRefusal>(
            "linkGoogle", .get, "/user/identities/authorize", needs: ["access"],
            query: [
              "redirect_to": "com.example.wharf://linked",
              "code_challenge": signIn.pkce.challenge,
              "code_challenge_method": "S256",
            ])
        },
        at: { $0.url }, in: web, isPrivate: false)
    }

    /// Begins a sign-in at Company.
    ///
    /// `POST /sso`
    ///
    /// The answer names a page, which is opened.
    public func openCompany(
      domain: String, in web: WebSignIn
    ) async throws(PageFailure<OpenCompanyRefusal>) -> EnteredCallback {
      try await session.open(
        { signIn, _ in
          Call<OpenCompanyAnswer, OpenCompanyRefusal>(
            "openCompany", .post, "/sso",
            body: OpenCompanyBody(
              domain: domain, state: signIn.state.reveal(),
              pkce: OpenCompanyPkce(codeChallenge: signIn.pkce.challenge)))
        },
        at: { $0.page }, in: web, isPrivate: false)
    }

    /// Signs in on a web page.
    ///
    /// `POST /self-service/login`
    ///
    /// The answer names a page, which is opened.
    public func signInWithGoogle(
      in web: WebSignIn
    ) async throws(PageFailure<SignInWithGoogleRefusal>) -> ArrivedCallback {
      try await session.open(
        { signIn, _ in
          Call<Directions, SignInWithGoogleRefusal>(
            "signInWithGoogle", .post, "/self-service/login",
            body: SignInWithGoogleBody(state: signIn.state.reveal())
          ).answering(422, where: ["error.id": .equals("browser_location_change_required")])
        },
        at: { $0.redirectBrowserTo }, in: web, isPrivate: false)
    }
  }
}

// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

/// The API of Foyer.
public nonisolated enum Foyer: AuthContract {}

nonisolated extension Foyer {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let sso: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.sso = URL(string: "https://sso.foyer.example")!
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(sso: URL) {
        self.sso = sso
      }
    #endif
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Foyer>
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
        server: hosts.sso, store: store, transport: transport, clock: clock, observers: observers,
        requestIDs: requestIDs, background: background, userAgent: userAgent)
      self.hosts = hosts
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Exchanges a provider's code for tokens.
    ///
    /// `POST /token`
    public func exchangeCode(
      code: Secret, codeVerifier: Secret
    ) async throws(CallFailure<ExchangeCodeRefusal>) -> TokenAnswer {
      try await session.signIn(
        Call<TokenAnswer, ExchangeCodeRefusal>(
          "exchangeCode", .post, "/token",
          form: [
            "grant_type": "authorization_code",
            "client_id": "foyer-ios",
            "code": code,
            "redirect_uri": "com.example.foyer://arrival",
            "code_verifier": codeVerifier,
          ]))
    }

    /// Renews the session.
    ///
    /// `POST /token`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> TokenAnswer {
      try await session.renew()
    }

    /// Reads the account.
    ///
    /// `GET /userinfo`
    public func me() async throws(CallFailure<MeRefusal>) -> MeAnswer {
      try await session.call(Call<MeAnswer, MeRefusal>("me", .get, "/userinfo", needs: ["access"]))
    }

    /// `POST /pictures/{mark}`
    public func setPicture(
      mark: URLSafeBytes, preview: Data, seal: Data, crumb: Data? = nil, picture: Data
    ) async throws(CallFailure<SetPictureRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SetPictureRefusal>(
          "setPicture", .post, "/pictures/\(mark)", needs: ["access"], query: ["preview": preview],
          headers: ["X-Seal": seal], cookies: ["crumb": crumb], form: ["picture": picture]))
    }

    /// Ends the session.
    ///
    /// `POST /revoke`
    public func signOut() async throws(CallFailure<NoRefusal>) {
      try await session.end { tokens in
        try Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/revoke",
          form: ["client_id": "foyer-ios", "token": tokens["refresh"]])
      }
    }

    /// Begins a sign-in at Foyer.
    ///
    /// `GET /authorize`
    public func openPage(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback {
      try await session.open(
        { signIn in
          WebPage(
            hosts.sso, "/authorize",
            query: [
              "response_type": "code",
              "client_id": "foyer-ios",
              "redirect_uri": "com.example.foyer://arrival",
              "scope": "openid profile offline_access",
              "state": signIn.state,
              "code_challenge": signIn.pkce.challenge,
              "code_challenge_method": "S256",
            ])
        },
        in: web, isPrivate: true)
    }
  }
}

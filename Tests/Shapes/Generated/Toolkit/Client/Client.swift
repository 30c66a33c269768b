// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Toolkit.
public nonisolated enum Toolkit: AuthContract {}

nonisolated extension Toolkit {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let accounts: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.accounts = URL(string: "https://accounts.toolkit.example")!
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(accounts: URL) {
        self.accounts = accounts
      }
    #endif
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    /// Names the project; it is public.
    public var webKey: String

    public init(webKey: String) {
      self.webKey = webKey
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Toolkit>
    private let configuration: Configuration

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
        server: hosts.accounts, store: store, transport: transport, clock: clock,
        observers: observers, requestIDs: requestIDs,
        renewing: { tokens in
          try Call<RenewSessionAnswer, RenewSessionRefusal>(
            "renewSession", .post, "/v1/token", query: ["key": configuration.webKey],
            body: RenewSessionBody(refreshToken: tokens["refresh"]))
        },
        revoking: Revocation { tokens in
          try Call<NoAnswer, NoRefusal>(
            "signOut", .post, "/v1/accounts:signOut", query: ["key": configuration.webKey],
            body: SignOutBody(refreshToken: tokens["refresh"]))
        },
        background: background, userAgent: userAgent)
      self.configuration = configuration
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Makes an account with a password.
    ///
    /// `POST /v1/accounts:signUp`
    public func signUp(
      email: String, password: Secret
    ) async throws(CallFailure<SignUpRefusal>) -> SignedIn {
      try await session.signIn(
        Call<SignedIn, SignUpRefusal>(
          "signUp", .post, "/v1/accounts:signUp", query: ["key": configuration.webKey],
          body: SignUpBody(email: email, password: password)))
    }

    /// Signs in with a password.
    ///
    /// `POST /v1/accounts:signInWithPassword`
    public func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignedIn {
      try await session.signIn(
        Call<SignedIn, SignInRefusal>(
          "signIn", .post, "/v1/accounts:signInWithPassword", query: ["key": configuration.webKey],
          body: SignInBody(email: email, password: password)))
    }

    /// Reads the account.
    ///
    /// `GET /v1/accounts/me:lookup`
    public func me() async throws(CallFailure<MeRefusal>) -> MeAnswer {
      try await session.call(
        Call<MeAnswer, MeRefusal>(
          "me", .get, "/v1/accounts/me:lookup", needs: ["id"],
          query: ["key": configuration.webKey]))
    }

    /// Renews the session.
    ///
    /// `POST /v1/token`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>)
      -> RenewSessionAnswer
    {
      try await session.renew()
    }

    /// Ends the session.
    ///
    /// `POST /v1/accounts:signOut`
    public func signOut() async throws(CallFailure<NoRefusal>) {
      try await session.end { tokens in
        try Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/v1/accounts:signOut", query: ["key": configuration.webKey],
          body: SignOutBody(refreshToken: tokens["refresh"]))
      }
    }
  }
}

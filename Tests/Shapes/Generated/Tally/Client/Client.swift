// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Tally.
public nonisolated enum Tally: AuthContract {}

nonisolated extension Tally {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://tally.example")!
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(api: URL) {
        self.api = api
      }
    #endif
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Tally>

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
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Signs in with a password.
    ///
    /// `POST /login`
    public func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInRefusal>(
          "signIn", .post, "/login", body: SignInBody(username: username, password: password)))
    }

    /// Renews the session.
    ///
    /// `POST /renew`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// `GET /accounts/{accountId}/balance`
    public func balance(accountId: Int) async throws(CallFailure<BalanceRefusal>) -> Balance {
      try await session.call(
        Call<Balance, BalanceRefusal>(
          "balance", .get, "/accounts/\(accountId)/balance", needs: ["access"]))
    }

    /// `PUT /accounts/{accountId}/terms`
    public func agree(
      accountId: Int, from: UnixTime, steps: [Int], fees: [String: Double]? = nil, terms: Terms
    ) async throws(CallFailure<AgreeRefusal>) -> Terms {
      try await session.call(
        Call<Terms, AgreeRefusal>(
          "agree", .put, "/accounts/\(accountId)/terms", needs: ["access"],
          body: AgreeBody(from: from, steps: steps, fees: fees, terms: terms)))
    }

    /// Ends the session.
    ///
    /// `POST /logout`
    public func signOut() async throws(CallFailure<NoRefusal>) {
      try await session.end { tokens in
        try Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/logout", body: SignOutBody(refreshToken: tokens["refresh"]))
      }
    }
  }
}

// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Beacon.
public nonisolated enum Beacon: AuthContract {}

nonisolated extension Beacon {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://beacon.example")!
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
    public private(set) var session: AuthSession<Beacon>

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
    /// `POST /sign-in`
    public func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> Tokens {
      try await session.signIn(
        Call<Tokens, SignInRefusal>(
          "signIn", .post, "/sign-in", body: SignInBody(username: username, password: password)))
    }

    /// Renews the session.
    ///
    /// `POST /renew`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Tokens {
      try await session.renew()
    }

    /// Reads the account.
    ///
    /// `GET /me`
    public func me() async throws(CallFailure<MeRefusal>) -> MeAnswer {
      try await session.call(Call<MeAnswer, MeRefusal>("me", .get, "/me", needs: ["access"]))
    }

    /// `GET /about`
    public func about() async throws(CallFailure<AboutRefusal>) -> AboutAnswer {
      try await session.call(Call<AboutAnswer, AboutRefusal>("about", .get, "/about"))
    }

    /// Ends the session.
    ///
    /// `POST /sign-out`
    public func signOut() async throws(CallFailure<NoRefusal>) {
      try await session.end { tokens in
        try Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/sign-out", headers: ["X-Refresh-Token": tokens["refresh"]])
      }
    }
  }
}

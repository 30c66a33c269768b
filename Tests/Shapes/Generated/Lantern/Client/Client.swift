// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Lantern.
public nonisolated enum Lantern: AuthContract {}

nonisolated extension Lantern {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://lantern.example")!
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
    public private(set) var session: AuthSession<Lantern>

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

    /// Signs in with Apple.
    ///
    /// `POST /auth/apple`
    public func signIn(
      identityToken: Secret, authorizationCode: Secret, nonce: Secret, email: String? = nil
    ) async throws(CallFailure<SignInRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInRefusal>(
          "signIn", .post, "/auth/apple",
          body: SignInBody(
            identityToken: identityToken, authorizationCode: authorizationCode, nonce: nonce,
            email: email)))
    }

    /// Reads the account.
    ///
    /// `GET /me`
    public func me() async throws(CallFailure<MeRefusal>) -> MeAnswer {
      try await session.call(Call<MeAnswer, MeRefusal>("me", .get, "/me", needs: ["access"]))
    }

    /// Renews the session.
    ///
    /// `POST /auth/renew`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// Ends the session.
    ///
    /// `POST /auth/end`
    public func signOut() async throws(CallFailure<NoRefusal>) {
      try await session.end { tokens in
        try Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/auth/end", body: SignOutBody(refreshToken: tokens["refresh"]))
      }
    }
  }
}

// Written by authgen from guest.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Canvas.
public nonisolated enum Canvas: AuthContract {}

nonisolated extension Canvas {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://canvas.example")!
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
    public private(set) var session: AuthSession<Canvas>

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

    /// Signs in without saying who it is.
    ///
    /// `POST /guests`
    public func signInAsGuest() async throws(CallFailure<SignInAsGuestRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInAsGuestRefusal>("signInAsGuest", .post, "/guests"))
    }

    /// Sends a code.
    ///
    /// `POST /codes`
    public func sendCode(email: String) async throws(CallFailure<SendCodeRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SendCodeRefusal>(
          "sendCode", .post, "/codes", body: SendCodeBody(email: email)))
    }

    /// Signs in with a code.
    ///
    /// `POST /sessions`
    public func signIn(
      email: String, code: Secret
    ) async throws(CallFailure<SignInRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInRefusal>(
          "signIn", .post, "/sessions", body: SignInBody(email: email, code: code)))
    }

    /// The guest becomes the person with this address; the session goes on with new tokens.
    ///
    /// `POST /guests/me/email`
    public func keepAccount(
      email: String, code: Secret
    ) async throws(CallFailure<KeepAccountRefusal>) -> Session {
      try await session.call(
        Call<Session, KeepAccountRefusal>(
          "keepAccount", .post, "/guests/me/email", needs: ["access"],
          body: KeepAccountBody(email: email, code: code)))
    }

    /// Reads the account.
    ///
    /// `GET /me`
    public func me() async throws(CallFailure<MeRefusal>) -> User {
      try await session.call(Call<User, MeRefusal>("me", .get, "/me", needs: ["access"]))
    }

    /// Renews the session.
    ///
    /// `POST /sessions/renew`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// Ends the session.
    ///
    /// `POST /sessions/end`
    public func signOut() async throws(CallFailure<NoRefusal>) {
      try await session.end { tokens in
        try Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/sessions/end", body: SignOutBody(refreshToken: tokens["refresh"]))
      }
    }
  }
}

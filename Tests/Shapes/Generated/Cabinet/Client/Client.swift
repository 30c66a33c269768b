// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Cabinet.
public nonisolated enum Cabinet: AuthContract {}

nonisolated extension Cabinet {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let site: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.site = URL(string: "https://cabinet.example")!
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(site: URL) {
        self.site = site
      }
    #endif
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Cabinet>

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
        server: hosts.site, store: store, transport: transport, clock: clock, observers: observers,
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
    /// `POST /session`
    public func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignedIn {
      try await session.signIn { tokens in
        Call<SignedIn, SignInRefusal>(
          "signIn", .post, "/session", cookies: ["XSRF-TOKEN": tokens.ifHeld("csrf")],
          body: SignInBody(email: email, password: password))
      }
    }

    /// After a start of the app the value is gone from its memory.
    ///
    /// `GET /csrf`
    public func freshValue() async throws(CallFailure<FreshValueRefusal>) -> FreshValueAnswer {
      try await session.call { tokens in
        Call<FreshValueAnswer, FreshValueRefusal>(
          "freshValue", .get, "/csrf", needs: ["session"],
          cookies: ["XSRF-TOKEN": tokens.ifHeld("csrf")])
      }
    }

    /// Changes the account.
    ///
    /// `PATCH /me`
    public func rename(name: String) async throws(CallFailure<RenameRefusal>) {
      _ = try await session.call { tokens in
        Call<NoAnswer, RenameRefusal>(
          "rename", .patch, "/me", needs: ["session", "csrf"],
          cookies: ["XSRF-TOKEN": tokens.ifHeld("csrf")], body: RenameBody(name: name))
      }
    }

    /// Ends the session.
    ///
    /// `DELETE /session`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { tokens in
        Call<NoAnswer, SignOutRefusal>(
          "signOut", .delete, "/session", needs: ["session", "csrf"],
          cookies: ["XSRF-TOKEN": tokens.ifHeld("csrf")])
      }
    }
  }
}

// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Relay.
public nonisolated enum Relay: AuthContract {}

nonisolated extension Relay {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://relay.example")!
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
    public private(set) var session: AuthSession<Relay>

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
    /// `POST /auth/sign_in`
    public func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer {
      try await session.signIn(
        Call<SignInAnswer, SignInRefusal>(
          "signIn", .post, "/auth/sign_in", body: SignInBody(email: email, password: password)))
    }

    /// Reads the account.
    ///
    /// `GET /auth/me`
    public func me() async throws(CallFailure<MeRefusal>) -> MeAnswer {
      try await session.call(
        Call<MeAnswer, MeRefusal>("me", .get, "/auth/me", needs: ["access", "client"]))
    }

    /// Changes the account.
    ///
    /// `PUT /auth/me`
    public func rename(name: String) async throws(CallFailure<RenameRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, RenameRefusal>(
          "rename", .put, "/auth/me", needs: ["access", "client"], body: RenameBody(name: name)))
    }

    /// `GET /news`
    public func news() async throws(CallFailure<NoRefusal>) -> NewsAnswer {
      try await session.call(Call<NewsAnswer, NoRefusal>("news", .get, "/news", needs: ["page"]))
    }

    /// Ends the session.
    ///
    /// `DELETE /auth/sign_out`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>(
          "signOut", .delete, "/auth/sign_out", needs: ["access", "client"])
      }
    }
  }
}

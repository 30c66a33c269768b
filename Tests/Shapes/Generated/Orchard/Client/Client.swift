// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Orchard.
public nonisolated enum Orchard: AuthContract {}

nonisolated extension Orchard {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production, staging
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let accounts: URL
    public let data: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production:
        self.accounts = URL(string: "https://accounts.orchard.example")!
        self.data = URL(string: "https://data.orchard.example/v2")!
      case .staging:
        self.accounts = URL(string: "https://accounts.staging.orchard.example")!
        self.data = URL(string: "https://data.staging.orchard.example/v2")!
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(accounts: URL, data: URL) {
        self.accounts = accounts
        self.data = data
      }
    #endif
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Orchard>
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
        server: hosts.accounts, store: store, transport: transport, clock: clock,
        audiences: [TokenAudience(hosts.data, ["access"])], observers: observers,
        requestIDs: requestIDs, background: background, userAgent: userAgent)
      self.hosts = hosts
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Signs in with a password.
    ///
    /// `POST /sessions`
    public func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInRefusal>(
          "signIn", .post, "/sessions", body: SignInBody(email: email, password: password)))
    }

    /// Renews the session.
    ///
    /// `POST /sessions/renew`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// Reads the account.
    ///
    /// `GET /people/me`
    public func me() async throws(CallFailure<MeRefusal>) -> Person {
      try await session.call(
        Call<Person, MeRefusal>(
          "me", .get, "/people/me", needs: ["access"], server: hosts.data, as: Servers.data))
    }

    /// Changes the account.
    ///
    /// `PUT /people/me`
    public func saveMe(person: Person) async throws(CallFailure<SaveMeRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SaveMeRefusal>(
          "saveMe", .put, "/people/me", needs: ["access"], body: SaveMeBody(person: person),
          server: hosts.data, as: Servers.data))
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

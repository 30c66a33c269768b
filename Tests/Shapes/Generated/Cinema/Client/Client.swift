// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Cinema.
public nonisolated enum Cinema: AuthContract {}

nonisolated extension Cinema {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.api = URL(string: "https://cinema.example")!
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
    public var appKey: String

    public init(appKey: String) {
      self.appKey = appKey
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Cinema>

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
        server: hosts.api, store: store, transport: transport, clock: clock,
        headers: ["apikey": configuration.appKey], observers: observers, requestIDs: requestIDs,
        background: background, userAgent: userAgent)
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// `POST /device`
    public func begin() async throws(CallFailure<BeginRefusal>) -> BeginAnswer {
      try await session.call(Call<BeginAnswer, BeginRefusal>("begin", .post, "/device"))
    }

    /// Goes on with a sign-in.
    ///
    /// `POST /token`
    public func redeem() async throws(CallFailure<RedeemRefusal>) -> Session {
      try await session.signIn { tokens in
        try Call<Session, RedeemRefusal>(
          "redeem", .post, "/token", body: RedeemBody(deviceCode: tokens["device"]))
      }
    }

    /// Renews the session.
    ///
    /// `POST /token`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// Makes an account with a password.
    ///
    /// `POST /signup`
    public func signUp(
      email: String, password: Secret
    ) async throws(CallFailure<SignUpRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignUpRefusal>(
          "signUp", .post, "/signup", body: SignUpBody(email: email, password: password)))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /signup`
    public func signUpAsGuest(
      data: AnyJSON? = nil
    ) async throws(CallFailure<SignUpAsGuestRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignUpAsGuestRefusal>(
          "signUpAsGuest", .post, "/signup", body: SignUpAsGuestBody(data: data)))
    }

    /// `GET /films`
    public func films() async throws(CallFailure<FilmsRefusal>) -> FilmsAnswer {
      try await session.call(
        Call<FilmsAnswer, FilmsRefusal>("films", .get, "/films", needs: ["access"]))
    }

    /// Ends the session.
    ///
    /// `POST /logout`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>("signOut", .post, "/logout", needs: ["access"])
      }
    }
  }
}

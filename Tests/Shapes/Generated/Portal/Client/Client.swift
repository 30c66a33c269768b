// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

/// The API of Portal.
public nonisolated enum Portal: AuthContract {}

nonisolated extension Portal {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production, staging
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let bff: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.bff = URL(string: "https://portal.company.example")!
      case .staging: self.bff = URL(string: "https://portal.staging.company.example")!
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(bff: URL) {
        self.bff = bff
      }
    #endif
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    public var clientId: String
    public var issuer: URL

    public init(clientId: String, issuer: URL) {
      self.clientId = clientId
      self.issuer = issuer
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Portal>
    private let hosts: Hosts

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
        server: hosts.bff, store: store, transport: transport, clock: clock,
        headers: ["X-CSRF": "1"], observers: observers, requestIDs: requestIDs,
        background: background, userAgent: userAgent)
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
    /// `POST /bff/session`
    public func redeemTicket(
      ticket: Secret, verifier: Secret
    ) async throws(CallFailure<RedeemTicketRefusal>) -> RedeemTicketAnswer {
      try await session.signIn(
        Call<RedeemTicketAnswer, RedeemTicketRefusal>(
          "redeemTicket", .post, "/bff/session",
          body: RedeemTicketBody(ticket: ticket, verifier: verifier)))
    }

    /// Reads the account.
    ///
    /// `GET /bff/user`
    public func me() async throws(CallFailure<MeRefusal>) -> Person {
      try await session.call(Call<Person, MeRefusal>("me", .get, "/bff/user", needs: ["session"]))
    }

    /// `GET /api/holidays`
    public func holidays() async throws(CallFailure<HolidaysRefusal>) -> HolidaysAnswer {
      try await session.call(
        Call<HolidaysAnswer, HolidaysRefusal>(
          "holidays", .get, "/api/holidays", needs: ["session"]))
    }

    /// Ends the session.
    ///
    /// `POST /bff/logout`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>("signOut", .post, "/bff/logout", needs: ["session"])
      }
    }

    /// Signs in on a web page.
    ///
    /// `GET /bff/login`
    public func openLogin(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback {
      try await session.open(
        { signIn in
          WebPage(
            hosts.bff, "/bff/login",
            query: [
              "returnTo": "https://portal.company.example/app/arrival",
              "challenge": signIn.pkce.challenge,
            ])
        },
        in: web, isPrivate: false)
    }

    /// Ends the session at the provider too.
    ///
    /// `GET /bff/logout`
    @discardableResult
    public func leaveStaff(in web: WebSignIn) async throws(WebFault) -> DepartureCallback {
      try await session.open(
        { _ in
          WebPage(
            hosts.bff, "/bff/logout",
            query: ["returnTo": "https://portal.company.example/app/departure"])
        },
        in: web, isPrivate: false)
    }
  }
}

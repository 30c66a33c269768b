// Written by authgen from rote.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

/// The iOS app signs in through a web page, which hands its tokens over in a redirect to the app's
/// own scheme.
public nonisolated enum Rote: AuthContract {}

nonisolated extension Rote {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    /// Serves the sign-in page and handles all that a person does on it.
    public let site: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.site = URL(string: "https://rote.ink")!
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
    public private(set) var session: AuthSession<Rote>
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
        server: hosts.site, store: store, transport: transport, clock: clock, observers: observers,
        requestIDs: requestIDs, background: background, userAgent: userAgent)
      self.hosts = hosts
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Signs in on a web page.
    ///
    /// `GET /login`
    public func openLogin(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback {
      try await session.open(
        { _ in WebPage(hosts.site, "/login", query: ["type": "ioslogin"]) }, in: web,
        isPrivate: false)
    }

    /// Redirects to GitHub's own page, where the person agrees.
    ///
    /// `GET /v2/api/auth/oauth/github`
    public func openGitHub(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback {
      try await session.open(
        { _ in
          WebPage(
            hosts.site, "/v2/api/auth/oauth/github",
            query: ["type": "ioslogin", "redirect": "/login"])
        },
        in: web, isPrivate: false)
    }
  }
}

// Written by authgen from rote.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import AuthWeb
import Foundation

/// The iOS app signs in through a web page, which hands its tokens over in a redirect to
/// the app's own scheme.
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

    /// Servers at other URLs, such as one that runs on this machine.
    public init(site: URL) {
      self.site = site
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Rote>
    private let hosts: Hosts

    public init(
      environment: Environment = .production,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      self.init(
        hosts: Hosts(environment),
        store: store,
        options: options
      )
    }

    /// A client of servers at other URLs, such as one that runs on this machine.
    public init(
      hosts: Hosts,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      session = AuthSession(
        server: hosts.site,
        store: store,
        options: options
      )
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
        { _ in
          WebPage(hosts.site, "/login", query: ["type": "ioslogin"])
        },
        in: web,
        isPrivate: false
      )
    }

    /// Redirects to GitHub's own page, where the person agrees.
    ///
    /// `GET /v2/api/auth/oauth/github`
    public func openGitHub(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback {
      try await session.open(
        { _ in
          WebPage(
            hosts.site,
            "/v2/api/auth/oauth/github",
            query: ["type": "ioslogin", "redirect": "/login"]
          )
        },
        in: web,
        isPrivate: false
      )
    }
  }
}

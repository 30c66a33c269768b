// Written by authgen from rote.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The iOS app signs in through a web page, which hands its tokens over in a redirect to the app's own scheme.
public enum Rote: AuthContract {}

extension Rote {
  /// Where the service runs.
  public enum Environment: String, CaseIterable, Sendable {
    case production

    /// Serves the sign-in page and handles all that a person does on it.
    public var site: URL {
      switch self {
      case .production: URL(string: "https://rote.ink")!
      }
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public let session: AuthSession<Rote>
    private let environment: Environment

    public init(environment: Environment = .production, store: any TokenStore, transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(), observers: [any ClientObserver] = []) {
      session = AuthSession(server: environment.site, store: store, transport: transport, clock: clock, observers: observers)
      self.environment = environment
    }

    /// Signs in on a web page.
    ///
    /// `GET /login`
    public func openLogin(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback {
      try await session.open({ _ in WebPage(environment.site, "/login", query: ["type": "ioslogin"]) }, in: web, isPrivate: false)
    }

    /// Redirects to GitHub's own page, where the person agrees.
    ///
    /// `GET /v2/api/auth/oauth/github`
    public func openGitHub(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback {
      try await session.open({ _ in WebPage(environment.site, "/v2/api/auth/oauth/github", query: ["type": "ioslogin", "redirect": "/login"]) }, in: web, isPrivate: false)
    }
  }
}

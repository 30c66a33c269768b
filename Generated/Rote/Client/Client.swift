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

    public init(environment: Environment = .production, store: any TokenStore, transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock()) {
      session = AuthSession(server: environment.site, store: store, transport: transport, clock: clock)
    }
  }
}

// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Depot.
public nonisolated enum Depot: AuthContract {}

nonisolated extension Depot {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let configuration: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.configuration = configuration.baseURL
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(configuration: URL) {
        self.configuration = configuration
      }
    #endif
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    public var baseURL: URL
    /// Tells whose app this is.
    public var apiKey: Secret
    public var pinnedKeys: [String]

    public init(baseURL: URL, apiKey: Secret, pinnedKeys: [String]) {
      self.baseURL = baseURL
      self.apiKey = apiKey
      self.pinnedKeys = pinnedKeys
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Depot>
    private let configuration: Configuration

    public init(
      configuration: Configuration, environment: Environment = .production, store: any TokenStore,
      transport: (any Transport)? = nil, clock: any WallClock = SystemClock(),
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
      transport: (any Transport)? = nil, clock: any WallClock = SystemClock(),
      observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil),
      background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
    ) {
      let pins = [CertificatePins(configuration.pinnedKeys, host: hosts.configuration.host)]
      let transport = transport?.pinned(to: pins) ?? URLSessionTransport(pins: pins)
      session = AuthSession(
        server: hosts.configuration, store: store, transport: transport, clock: clock,
        headers: ["X-Api-Key": configuration.apiKey], observers: observers, requestIDs: requestIDs,
        background: background, userAgent: userAgent)
      self.configuration = configuration
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
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer {
      try await session.signIn(
        Call<SignInAnswer, SignInRefusal>(
          "signIn", .post, "/sessions", body: SignInBody(username: username, password: password)))
    }

    /// `GET /parcels`
    public func parcels() async throws(CallFailure<ParcelsRefusal>) -> ParcelsAnswer {
      try await session.call(
        Call<ParcelsAnswer, ParcelsRefusal>("parcels", .get, "/parcels", needs: ["session"]))
    }

    /// `POST /apps`
    public func register(
      app: App, spare: [String: App]? = nil
    ) async throws(CallFailure<RegisterRefusal>) -> RegisterAnswer {
      try await session.call(
        Call<RegisterAnswer, RegisterRefusal>(
          "register", .post, "/apps",
          body: RegisterBody(app: app, spare: spare, own: RegisterOwn(key: configuration.apiKey))))
    }

    /// Ends the session.
    ///
    /// `DELETE /sessions/current`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>("signOut", .delete, "/sessions/current", needs: ["session"])
      }
    }
  }
}

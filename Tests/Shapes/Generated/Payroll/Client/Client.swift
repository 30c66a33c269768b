// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Payroll.
public nonisolated enum Payroll: AuthContract {}

nonisolated extension Payroll {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.api = URL(string: "https://payroll.example")!
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
    public var tenant: String

    public init(tenant: String) {
      self.tenant = tenant
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Payroll>
    private let configuration: Configuration

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
        server: hosts.api, store: store, transport: transport, clock: clock, observers: observers,
        requestIDs: requestIDs,
        revoking: Revocation { _ in
          Call<NoAnswer, SignOutRefusal>(
            "signOut", .delete, "/t/\(configuration.tenant)/sessions/current", needs: ["session"])
        },
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
    /// `POST /t/{tenant}/sessions`
    public func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer {
      try await session.signIn(
        Call<SignInAnswer, SignInRefusal>(
          "signIn", .post, "/t/\(configuration.tenant)/sessions",
          body: SignInBody(username: username, password: password)))
    }

    /// `GET /t/{tenant}/slips/{month}`
    public func slip(month: String) async throws(CallFailure<SlipRefusal>) -> SlipAnswer {
      try await session.call(
        Call<SlipAnswer, SlipRefusal>(
          "slip", .get, "/t/\(configuration.tenant)/slips/\(month)", needs: ["session"]))
    }

    /// Ends the session.
    ///
    /// `DELETE /t/{tenant}/sessions/current`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>(
          "signOut", .delete, "/t/\(configuration.tenant)/sessions/current", needs: ["session"])
      }
    }

    /// Belongs to no tenant.
    ///
    /// `GET /health`
    public func health() async throws(CallFailure<NoRefusal>) -> HealthAnswer {
      try await session.call(Call<HealthAnswer, NoRefusal>("health", .get, "/health"))
    }
  }
}

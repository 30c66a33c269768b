// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Ferry.
public nonisolated enum Ferry: AuthContract {}

nonisolated extension Ferry {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://ferry.example")!
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
    public private(set) var session: AuthSession<Ferry>

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

    /// Sends a code.
    ///
    /// `POST /codes`
    public func sendCode(phone: String) async throws(CallFailure<SendCodeRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SendCodeRefusal>(
          "sendCode", .post, "/codes", body: SendCodeBody(phone: phone)))
    }

    /// Signs in with a code.
    ///
    /// `POST /sessions`
    public func signIn(
      phone: String, code: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer {
      try await session.signIn(
        Call<SignInAnswer, SignInRefusal>(
          "signIn", .post, "/sessions", body: SignInBody(phone: phone, code: code)))
    }

    /// `GET /crossings`
    public func crossings() async throws(CallFailure<CrossingsRefusal>) -> CrossingsAnswer {
      try await session.call(
        Call<CrossingsAnswer, CrossingsRefusal>(
          "crossings", .get, "/crossings", needs: ["session"]))
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

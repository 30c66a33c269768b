// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Aviary.
public nonisolated enum Aviary: AuthContract {}

nonisolated extension Aviary {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let host: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.host = configuration.host
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(host: URL) {
        self.host = host
      }
    #endif
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    /// The server that keeps the account.
    public var host: URL

    public init(host: URL) {
      self.host = host
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Aviary>

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
        server: hosts.host, store: store, transport: transport, clock: clock, observers: observers,
        requestIDs: requestIDs, background: background, userAgent: userAgent)
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Signs in with a password.
    ///
    /// `POST /xrpc/com.aviary.server.createSession`
    public func signIn(
      identifier: String, password: Secret, authFactorToken: Secret? = nil
    ) async throws(CallFailure<SignInRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInRefusal>(
          "signIn", .post, "/xrpc/com.aviary.server.createSession",
          body: SignInBody(
            identifier: identifier, password: password, authFactorToken: authFactorToken)))
    }

    /// Makes an account with a password.
    ///
    /// `POST /xrpc/com.aviary.server.createAccount`
    public func register(
      handle: String, email: String, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> Session {
      try await session.signIn(
        Call<Session, RegisterRefusal>(
          "register", .post, "/xrpc/com.aviary.server.createAccount",
          body: RegisterBody(handle: handle, email: email, password: password)))
    }

    /// Reads the account.
    ///
    /// `GET /xrpc/com.aviary.server.getSession`
    public func me() async throws(CallFailure<MeRefusal>) -> Account {
      try await session.call(
        Call<Account, MeRefusal>(
          "me", .get, "/xrpc/com.aviary.server.getSession", needs: ["access"]))
    }

    /// Renews the session.
    ///
    /// `POST /xrpc/com.aviary.server.refreshSession`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// Sends a code.
    ///
    /// `POST /xrpc/com.aviary.server.requestEmailConfirmation`
    public func askToConfirm() async throws(CallFailure<AskToConfirmRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, AskToConfirmRefusal>(
          "askToConfirm", .post, "/xrpc/com.aviary.server.requestEmailConfirmation",
          needs: ["access"]))
    }

    /// Checks a code.
    ///
    /// `POST /xrpc/com.aviary.server.confirmEmail`
    public func confirmEmail(
      email: String, token: Secret
    ) async throws(CallFailure<ConfirmEmailRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, ConfirmEmailRefusal>(
          "confirmEmail", .post, "/xrpc/com.aviary.server.confirmEmail", needs: ["access"],
          body: ConfirmEmailBody(email: email, token: token)))
    }

    /// Deletes the account.
    ///
    /// `POST /xrpc/com.aviary.server.deleteAccount`
    public func deleteAccount(
      did: String, password: Secret, token: Secret
    ) async throws(CallFailure<DeleteAccountRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, DeleteAccountRefusal>(
          "deleteAccount", .post, "/xrpc/com.aviary.server.deleteAccount",
          body: DeleteAccountBody(did: did, password: password, token: token)))
    }

    /// Ends the session.
    ///
    /// `POST /xrpc/com.aviary.server.deleteSession`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>(
          "signOut", .post, "/xrpc/com.aviary.server.deleteSession", needs: ["refresh"])
      }
    }
  }
}

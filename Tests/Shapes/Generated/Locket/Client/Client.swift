// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Locket.
public nonisolated enum Locket: AuthContract {}

nonisolated extension Locket {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://locket.example")!
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
    public private(set) var session: AuthSession<Locket>

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

    /// `POST /passkeys/question`
    public func askToSignIn() async throws(CallFailure<NoRefusal>) -> Question {
      try await session.call(Call<Question, NoRefusal>("askToSignIn", .post, "/passkeys/question"))
    }

    /// Signs in with a passkey.
    ///
    /// `POST /passkeys/sign-in`
    public func signIn(
      id: URLSafeBytes, clientData: URLSafeBytes, authenticatorData: URLSafeBytes,
      signature: URLSafeBytes, user: URLSafeBytes? = nil
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer {
      try await session.signIn { tokens in
        try Call<SignInAnswer, SignInRefusal>(
          "signIn", .post, "/passkeys/sign-in",
          body: SignInBody(
            ceremony: tokens["ceremony"], id: id, clientData: clientData,
            authenticatorData: authenticatorData, signature: signature, user: user))
      }
    }

    /// `POST /me/passkeys/question`
    public func askToRegister() async throws(CallFailure<AskToRegisterRefusal>) -> Question {
      try await session.call(
        Call<Question, AskToRegisterRefusal>(
          "askToRegister", .post, "/me/passkeys/question", needs: ["session"]))
    }

    /// Adds a passkey.
    ///
    /// `POST /me/passkeys`
    public func addPasskey(
      id: URLSafeBytes, clientData: URLSafeBytes, attestation: URLSafeBytes, maker: AttestationMaker
    ) async throws(CallFailure<AddPasskeyRefusal>) {
      _ = try await session.call { tokens in
        try Call<NoAnswer, AddPasskeyRefusal>(
          "addPasskey", .post, "/me/passkeys", needs: ["session"],
          body: AddPasskeyBody(
            ceremony: tokens["ceremony"], id: id, clientData: clientData, attestation: attestation,
            maker: maker))
      }
    }

    /// Ends the session.
    ///
    /// `DELETE /me/session`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>("signOut", .delete, "/me/session", needs: ["session"])
      }
    }
  }
}

// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Vault.
public nonisolated enum Vault: AuthContract {}

nonisolated extension Vault {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://vault.example")!
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
    public private(set) var session: AuthSession<Vault>

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

    /// Signs in with a password.
    ///
    /// `POST /sign-in`
    public func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer {
      try await session.signIn(
        Call<SignInAnswer, SignInRefusal>(
          "signIn", .post, "/sign-in", body: SignInBody(username: username, password: password)))
    }

    /// Sends a code.
    ///
    /// `POST /sign-in/message`
    public func sendMessage(by: SendMessageBy) async throws(CallFailure<SendMessageRefusal>) {
      _ = try await session.call { tokens in
        try Call<NoAnswer, SendMessageRefusal>(
          "sendMessage", .post, "/sign-in/message",
          body: SendMessageBody(challenge: tokens["challenge"], by: by))
      }
    }

    /// Goes on with a sign-in.
    ///
    /// `POST /sign-in/authenticator`
    public func answerAuthenticator(
      code: Secret
    ) async throws(CallFailure<AnswerAuthenticatorRefusal>) -> SignInAnswer {
      try await session.signIn { tokens in
        try Call<SignInAnswer, AnswerAuthenticatorRefusal>(
          "answerAuthenticator", .post, "/sign-in/authenticator",
          body: AnswerAuthenticatorBody(challenge: tokens["challenge"], code: code))
      }
    }

    /// Signs in with a code.
    ///
    /// `POST /sign-in/code`
    public func answerMessage(
      code: Secret
    ) async throws(CallFailure<AnswerMessageRefusal>) -> Session {
      try await session.signIn { tokens in
        try Call<Session, AnswerMessageRefusal>(
          "answerMessage", .post, "/sign-in/code",
          body: AnswerMessageBody(challenge: tokens["challenge"], code: code))
      }
    }

    /// `POST /me/authenticator`
    public func enrolAuthenticator() async throws(CallFailure<EnrolAuthenticatorRefusal>)
      -> EnrolAuthenticatorAnswer
    {
      try await session.call(
        Call<EnrolAuthenticatorAnswer, EnrolAuthenticatorRefusal>(
          "enrolAuthenticator", .post, "/me/authenticator", needs: ["access"]))
    }

    /// Checks a code.
    ///
    /// `POST /me/authenticator/confirm`
    public func confirmAuthenticator(
      code: Secret
    ) async throws(CallFailure<ConfirmAuthenticatorRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, ConfirmAuthenticatorRefusal>(
          "confirmAuthenticator", .post, "/me/authenticator/confirm", needs: ["access"],
          body: ConfirmAuthenticatorBody(code: code)))
    }

    /// Renews the session.
    ///
    /// `POST /renew`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// Ends the session.
    ///
    /// `POST /sign-out`
    public func signOut() async throws(CallFailure<NoRefusal>) {
      try await session.end { tokens in
        try Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/sign-out", body: SignOutBody(refreshToken: tokens["refresh"]))
      }
    }
  }
}

// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

/// Sign in with Apple, bearer access tokens and rotating refresh tokens.
public nonisolated enum Longde: AuthContract {}

nonisolated extension Longde {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
    case development
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://longde.cloud")!
      case .development: self.api = URL(string: "http://127.0.0.1:8080")!
      }
    }

    /// Servers at other URLs, such as one that runs on this machine.
    public init(api: URL) {
      self.api = api
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Longde>

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
        server: hosts.api,
        store: store,
        options: options
      )
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// The server checks the signature by Apple's keys (JWKS), the issuer and the audience. It
    /// finds the user or makes one.
    ///
    /// `POST /api/auth/apple`
    public func signInWithApple(
      identityToken: Secret,
      fullName: String? = nil,
      email: String? = nil
    ) async throws(CallFailure<SignInWithAppleRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInWithAppleRefusal>(
          "signInWithApple",
          .post,
          "/api/auth/apple",
          body: SignInWithAppleBody(
            identityToken: identityToken,
            fullName: fullName,
            email: email
          )
        )
      )
    }

    /// Reads the account.
    ///
    /// `GET /api/users/me`
    public func me() async throws(CallFailure<MeRefusal>) -> User {
      try await session.call(
        Call<User, MeRefusal>("me", .get, "/api/users/me", needs: ["access"])
      )
    }

    /// The server keeps the hash of the refresh token alone, finds it by that, and looks at the
    /// user's status.
    ///
    /// `POST /api/auth/refresh`
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// Signs out.
    ///
    /// `POST /api/auth/logout`
    public func signOut() async throws(CallFailure<NoRefusal>) {
      try await session.end { tokens in
        try Call<NoAnswer, NoRefusal>(
          "signOut",
          .post,
          "/api/auth/logout",
          body: SignOutBody(refreshToken: tokens["refresh"])
        )
      }
    }
  }
}

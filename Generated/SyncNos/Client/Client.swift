// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

/// Sign in with Apple by authorization code and nonce, with the system's own button, on iOS
/// and macOS.
public nonisolated enum SyncNos: AuthContract {}

nonisolated extension SyncNos {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
    case development
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.api = configuration.backendBaseURL
      case .development: self.api = URL(string: "http://127.0.0.1:8000")!
      }
    }

    /// Servers at other URLs, such as one that runs on this machine.
    public init(api: URL) {
      self.api = api
    }
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    /// Where the backend is; a developer gives another one. Plain http only towards the own
    /// machine.
    public var backendBaseURL: URL
    public var appleAudience: String

    public init(backendBaseURL: URL, appleAudience: String) {
      self.backendBaseURL = backendBaseURL
      self.appleAudience = appleAudience
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<SyncNos>

    public init(
      configuration: Configuration,
      environment: Environment = .production,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      self.init(
        configuration: configuration,
        hosts: Hosts(environment, configuration),
        store: store,
        options: options
      )
    }

    /// A client of servers at other URLs, such as one that runs on this machine.
    public init(
      configuration: Configuration,
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

    /// The backend redeems the code at Apple and checks the id token by Apple's keys and by the
    /// nonce.
    ///
    /// `POST /auth/login/apple`
    public func signInWithApple(
      authorizationCode: Secret,
      nonce: Secret? = nil
    ) async throws(CallFailure<SignInWithAppleRefusal>) -> AuthTokens {
      try await session.signIn(
        Call<AuthTokens, SignInWithAppleRefusal>(
          "signInWithApple",
          .post,
          "/auth/login/apple",
          body: SignInWithAppleBody(authorizationCode: authorizationCode, nonce: nonce)
        )
      )
    }

    /// Reads the account.
    ///
    /// `GET /auth/me`
    public func loadAccount() async throws(CallFailure<LoadAccountRefusal>) -> User {
      try await session.call(
        Call<User, LoadAccountRefusal>(
          "loadAccount",
          .get,
          "/auth/me",
          needs: ["access"]
        )
      )
    }

    /// Only when the person starts a sync, and only what Apple gave with the first
    /// authorization.
    ///
    /// `PATCH /auth/me`
    public func saveFirstProfile(
      email: String? = nil,
      fullName: String? = nil
    ) async throws(CallFailure<SaveFirstProfileRefusal>) -> User {
      try await session.call(
        Call<User, SaveFirstProfileRefusal>(
          "saveFirstProfile",
          .patch,
          "/auth/me",
          needs: ["access"],
          body: SaveFirstProfileBody(email: email, fullName: fullName)
        )
      )
    }

    /// Renews the session.
    ///
    /// `POST /auth/refresh`
    public func renewTokens() async throws(CallFailure<RenewTokensRefusal>) -> AuthTokens {
      try await session.renew()
    }
  }
}

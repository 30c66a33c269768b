// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Studio.
public nonisolated enum Studio: AuthContract {}

nonisolated extension Studio {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://studio.example")!
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
    public private(set) var session: AuthSession<Studio>

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
    /// `POST /sessions`
    public func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer {
      try await session.signIn(
        Call<SignInAnswer, SignInRefusal>(
          "signIn", .post, "/sessions", body: SignInBody(username: username, password: password)))
    }

    /// Goes on with a sign-in.
    ///
    /// `POST /sessions/terms`
    public func acceptTerms() async throws(CallFailure<AcceptTermsRefusal>) -> SignInAnswer {
      try await session.signIn { tokens in
        try Call<SignInAnswer, AcceptTermsRefusal>(
          "acceptTerms", .post, "/sessions/terms", body: AcceptTermsBody(step: tokens["step"]))
      }
    }

    /// Goes on with a sign-in.
    ///
    /// `POST /sessions/password`
    public func choosePassword(
      password: Secret
    ) async throws(CallFailure<ChoosePasswordRefusal>) -> SignInAnswer {
      try await session.signIn { tokens in
        try Call<SignInAnswer, ChoosePasswordRefusal>(
          "choosePassword", .post, "/sessions/password",
          body: ChoosePasswordBody(step: tokens["step"], password: password))
      }
    }

    /// `GET /projects`
    public func projects() async throws(CallFailure<ProjectsRefusal>) -> ProjectsAnswer {
      try await session.call(
        Call<ProjectsAnswer, ProjectsRefusal>("projects", .get, "/projects", needs: ["session"]))
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

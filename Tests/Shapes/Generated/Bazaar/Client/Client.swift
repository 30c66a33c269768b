// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Bazaar.
public nonisolated enum Bazaar: AuthContract {}

nonisolated extension Bazaar {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://bazaar.example")!
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
    public private(set) var session: AuthSession<Bazaar>

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
    /// `POST /login`
    public func signIn(
      email: String, password: Secret, data: AnyJSON? = nil
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer {
      try await session.signIn(
        Call<SignInAnswer, SignInRefusal>(
          "signIn", .post, "/login",
          body: SignInBody(email: email, password: password, data: data)))
    }

    /// `POST /login`
    public func peek(email: String) async throws(CallFailure<PeekRefusal>) -> PeekAnswer {
      try await session.call(
        Call<PeekAnswer, PeekRefusal>("peek", .post, "/login", body: PeekBody(email: email)))
    }

    /// Makes an account with a password.
    ///
    /// `POST /signup`
    public func signUp(
      email: String, password: Secret, data: AnyJSON? = nil
    ) async throws(CallFailure<SignUpRefusal>) -> SignUpAnswer {
      try await session.call(
        Call<SignUpAnswer, SignUpRefusal>(
          "signUp", .post, "/signup",
          body: SignUpBody(email: email, password: password, data: data)))
    }

    /// `POST /signup`
    public func guest(data: AnyJSON? = nil) async throws(CallFailure<GuestRefusal>) -> GuestAnswer {
      try await session.call(
        Call<GuestAnswer, GuestRefusal>("guest", .post, "/signup", body: GuestBody(data: data)))
    }

    /// `POST /verify/`
    public func sendText(phone: String) async throws(CallFailure<SendTextRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SendTextRefusal>(
          "sendText", .post, "/verify/", body: SendTextBody(phone: phone)))
    }

    /// `POST /verify/`
    public func sendMail(
      kind: SendMailKind, email: String
    ) async throws(CallFailure<SendMailRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SendMailRefusal>(
          "sendMail", .post, "/verify/", body: SendMailBody(kind: kind, email: email)))
    }

    /// Reads the account.
    ///
    /// `GET /me`
    public func me() async throws(CallFailure<MeRefusal>) -> Profile {
      try await session.call(Call<Profile, MeRefusal>("me", .get, "/me", needs: ["session"]))
    }

    /// Changes the account.
    ///
    /// `PATCH /me`
    public func save(
      userMetadata: AnyJSON, notes: [AnyJSON]? = nil
    ) async throws(CallFailure<SaveRefusal>) -> Profile {
      try await session.call(
        Call<Profile, SaveRefusal>(
          "save", .patch, "/me", needs: ["session", "csrf"],
          body: SaveBody(userMetadata: userMetadata, notes: notes)))
    }

    /// Ends the session.
    ///
    /// `POST /logout`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>("signOut", .post, "/logout", needs: ["session", "csrf"])
      }
    }
  }
}

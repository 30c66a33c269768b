// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Registry.
public nonisolated enum Registry: AuthContract {}

nonisolated extension Registry {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://registry.example")!
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
    public private(set) var session: AuthSession<Registry>

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
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer {
      try await session.signIn(
        Call<SignInAnswer, SignInRefusal>(
          "signIn", .post, "/login",
          body: SignInBody(email: email, phone: nil, password: password)))
    }

    /// Signs in with a password.
    ///
    /// `POST /login`
    public func signIn(
      phone: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer {
      try await session.signIn(
        Call<SignInAnswer, SignInRefusal>(
          "signIn", .post, "/login",
          body: SignInBody(email: nil, phone: phone, password: password)))
    }

    /// Makes an account with a password.
    ///
    /// `POST /people`
    public func register(
      username: String? = nil, email: String, phone: String? = nil, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> RegisterAnswer {
      try await session.call(
        Call<RegisterAnswer, RegisterRefusal>(
          "register", .post, "/people", headers: ["X-Name": username],
          body: RegisterBody(
            email: email, phone: phone, password: password, passwordConfirmation: password)))
    }

    /// Makes an account with a password.
    ///
    /// `POST /people`
    public func register(
      username: String? = nil, phone: String, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> RegisterAnswer {
      try await session.call(
        Call<RegisterAnswer, RegisterRefusal>(
          "register", .post, "/people", headers: ["X-Name": username],
          body: RegisterBody(
            email: nil, phone: phone, password: password, passwordConfirmation: password)))
    }

    /// Makes an account with a password.
    ///
    /// `POST /people`
    public func register(
      username: String, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> RegisterAnswer {
      try await session.call(
        Call<RegisterAnswer, RegisterRefusal>(
          "register", .post, "/people", headers: ["X-Name": username],
          body: RegisterBody(
            email: nil, phone: nil, password: password, passwordConfirmation: password)))
    }

    /// Reads the account.
    ///
    /// `GET /me`
    public func me() async throws(CallFailure<MeRefusal>) -> Person {
      try await session.call(Call<Person, MeRefusal>("me", .get, "/me", needs: ["session"]))
    }

    /// Changes the account.
    ///
    /// `PATCH /me`
    public func change(
      nickname: FieldChange<String> = .keep, birthday: FieldChange<Date> = .keep,
      height: FieldChange<Int> = .keep, isVisible: FieldChange<Bool> = .keep,
      picture: FieldChange<URL> = .keep, manager: FieldChange<UUID> = .keep,
      delegates: FieldChange<[UUID]> = .keep, marks: FieldChange<[String: Int]> = .keep,
      notice: FieldChange<Notice> = .keep, address: FieldChange<NewAddress> = .keep,
      settings: FieldChange<AnyJSON> = .keep, pin: FieldChange<Secret> = .keep, note: String? = nil
    ) async throws(CallFailure<ChangeRefusal>) -> Person {
      try await session.call(
        Call<Person, ChangeRefusal>(
          "change", .patch, "/me", needs: ["session"],
          body: ChangeBody(
            nickname: nickname, birthday: birthday, height: height, isVisible: isVisible,
            picture: picture, manager: manager.map(\.wireText),
            delegates: delegates.map { $0.map(\.wireText) }, marks: marks, notice: notice,
            address: address, settings: settings, pin: pin, note: note)))
    }

    /// Ends the session.
    ///
    /// `POST /logout`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>("signOut", .post, "/logout", needs: ["session"])
      }
    }
  }
}

// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Workshop.
public nonisolated enum Workshop: AuthContract {}

nonisolated extension Workshop {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let site: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.site = configuration.site
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(site: URL) {
        self.site = site
      }
    #endif
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    /// The site of the accounts.
    public var site: URL

    public init(site: URL) {
      self.site = site
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Workshop>

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
        server: hosts.site, store: store, transport: transport, clock: clock, observers: observers,
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
    /// `POST /_workshop/app/v1/auth/login`
    public func signIn(
      email: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignedIn {
      try await session.signIn(
        Call<SignedIn, SignInRefusal>(
          "signIn", .post, "/_workshop/app/v1/auth/login",
          body: SignInBody(email: email, password: password)))
    }

    /// Makes an account with a password.
    ///
    /// `POST /_workshop/app/v1/auth/signup`
    public func register(
      email: String, password: Secret
    ) async throws(CallFailure<RegisterRefusal>) -> SignedIn {
      try await session.signIn(
        Call<SignedIn, RegisterRefusal>(
          "register", .post, "/_workshop/app/v1/auth/signup",
          body: RegisterBody(email: email, password: password)))
    }

    /// Checks a code.
    ///
    /// `POST /_workshop/app/v1/auth/email/verify`
    public func verifyEmail(key: Secret) async throws(CallFailure<VerifyEmailRefusal>) -> SignedIn {
      try await session.signIn(
        Call<SignedIn, VerifyEmailRefusal>(
          "verifyEmail", .post, "/_workshop/app/v1/auth/email/verify", needs: ["pending"],
          body: VerifyEmailBody(key: key)))
    }

    /// Goes on with a sign-in.
    ///
    /// `POST /_workshop/app/v1/auth/2fa/authenticate`
    public func authenticate(
      code: Secret
    ) async throws(CallFailure<AuthenticateRefusal>) -> SignedIn {
      try await session.signIn(
        Call<SignedIn, AuthenticateRefusal>(
          "authenticate", .post, "/_workshop/app/v1/auth/2fa/authenticate", needs: ["pending"],
          body: AuthenticateBody(code: code)))
    }

    /// Sends a way to set a new password.
    ///
    /// `POST /_workshop/app/v1/auth/password/request`
    public func forgotPassword(
      email: String
    ) async throws(CallFailure<ForgotPasswordRefusal>) -> ForgotPasswordAnswer {
      try await session.call(
        Call<ForgotPasswordAnswer, ForgotPasswordRefusal>(
          "forgotPassword", .post, "/_workshop/app/v1/auth/password/request",
          body: ForgotPasswordBody(email: email)))
    }

    /// Sets a new password.
    ///
    /// `POST /_workshop/app/v1/auth/password/reset`
    public func resetPassword(
      key: Secret, password: Secret
    ) async throws(CallFailure<ResetPasswordRefusal>) -> SignedIn {
      try await session.signIn(
        Call<SignedIn, ResetPasswordRefusal>(
          "resetPassword", .post, "/_workshop/app/v1/auth/password/reset",
          body: ResetPasswordBody(key: key, password: password)))
    }

    /// Reads the account.
    ///
    /// `GET /_workshop/app/v1/auth/session`
    public func me() async throws(CallFailure<MeRefusal>) -> SignedIn {
      try await session.call(
        Call<SignedIn, MeRefusal>("me", .get, "/_workshop/app/v1/auth/session", needs: ["session"]))
    }

    /// `POST /_workshop/app/v1/auth/reauthenticate`
    public func reauthenticate(
      password: Secret
    ) async throws(CallFailure<ReauthenticateRefusal>) -> SignedIn {
      try await session.call(
        Call<SignedIn, ReauthenticateRefusal>(
          "reauthenticate", .post, "/_workshop/app/v1/auth/reauthenticate", needs: ["session"],
          body: ReauthenticateBody(password: password)))
    }

    /// Changes the password.
    ///
    /// `POST /_workshop/app/v1/account/password/change`
    public func changePassword(
      currentPassword: Secret? = nil, newPassword: Secret
    ) async throws(CallFailure<ChangePasswordRefusal>) -> SignedIn {
      try await session.call(
        Call<SignedIn, ChangePasswordRefusal>(
          "changePassword", .post, "/_workshop/app/v1/account/password/change", needs: ["session"],
          body: ChangePasswordBody(currentPassword: currentPassword, newPassword: newPassword)))
    }

    /// Changes the account.
    ///
    /// `POST /_workshop/app/v1/account/email`
    public func addAddress(
      email: String
    ) async throws(CallFailure<AddAddressRefusal>) -> AddAddressAnswer {
      try await session.call(
        Call<AddAddressAnswer, AddAddressRefusal>(
          "addAddress", .post, "/_workshop/app/v1/account/email", needs: ["session"],
          body: AddAddressBody(email: email)))
    }

    /// Ends the session.
    ///
    /// `DELETE /_workshop/app/v1/auth/session`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>(
          "signOut", .delete, "/_workshop/app/v1/auth/session", needs: ["session"])
      }
    }
  }
}

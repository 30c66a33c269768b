// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

/// The API of Lattice.
public nonisolated enum Lattice: AuthContract {}

nonisolated extension Lattice {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let home: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production: self.home = configuration.homeserver
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(home: URL) {
        self.home = home
      }
    #endif
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    /// The server of the account.
    public var homeserver: URL

    public init(homeserver: URL) {
      self.homeserver = homeserver
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Lattice>
    private let hosts: Hosts

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
        server: hosts.home, store: store, transport: transport, clock: clock, observers: observers,
        requestIDs: requestIDs, background: background, userAgent: userAgent)
      self.hosts = hosts
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Signs in with a password.
    ///
    /// `POST /_relay/client/v3/login`
    public func signIn(
      identifier: PersonName, password: Secret, deviceId: String? = nil,
      initialDeviceDisplayName: String? = nil
    ) async throws(CallFailure<SignInRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInRefusal>(
          "signIn", .post, "/_relay/client/v3/login",
          body: SignInBody(
            identifier: identifier, password: password, deviceId: deviceId,
            initialDeviceDisplayName: initialDeviceDisplayName)))
    }

    /// Goes on with a sign-in.
    ///
    /// `POST /_relay/client/v3/login`
    public func redeemSso(
      token: Secret, deviceId: String? = nil
    ) async throws(CallFailure<RedeemSsoRefusal>) -> Session {
      try await session.signIn(
        Call<Session, RedeemSsoRefusal>(
          "redeemSso", .post, "/_relay/client/v3/login",
          body: RedeemSsoBody(token: token, deviceId: deviceId)))
    }

    /// Makes an account with a password.
    ///
    /// `POST /_relay/client/v3/register`
    public func register(
      username: String, password: Secret, auth: Stage? = nil
    ) async throws(CallFailure<RegisterRefusal>) -> Session {
      try await session.signIn(
        Call<Session, RegisterRefusal>(
          "register", .post, "/_relay/client/v3/register", query: ["kind": "user"],
          body: RegisterBody(username: username, password: password, auth: auth)))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /_relay/client/v3/register`
    public func registerGuest() async throws(CallFailure<RegisterGuestRefusal>) -> Session {
      try await session.signIn(
        Call<Session, RegisterGuestRefusal>(
          "registerGuest", .post, "/_relay/client/v3/register", query: ["kind": "guest"]))
    }

    /// Renews the session.
    ///
    /// `POST /_relay/client/v3/refresh`
    public func renew() async throws(CallFailure<RenewRefusal>) -> RenewAnswer {
      try await session.renew()
    }

    /// Reads the account.
    ///
    /// `GET /_relay/client/v3/account/whoami`
    public func me() async throws(CallFailure<MeRefusal>) -> MeAnswer {
      try await session.call(
        Call<MeAnswer, MeRefusal>(
          "me", .get, "/_relay/client/v3/account/whoami", needs: ["access"]))
    }

    /// Changes the password.
    ///
    /// `POST /_relay/client/v3/account/password`
    public func changePassword(
      newPassword: Secret, logoutDevices: Bool, auth: Stage? = nil
    ) async throws(CallFailure<ChangePasswordRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, ChangePasswordRefusal>(
          "changePassword", .post, "/_relay/client/v3/account/password", needs: ["access"],
          body: ChangePasswordBody(
            newPassword: newPassword, logoutDevices: logoutDevices, auth: auth)))
    }

    /// `GET /_relay/client/v3/account/3pid`
    public func addresses() async throws(CallFailure<AddressesRefusal>) -> AddressesAnswer {
      try await session.call(
        Call<AddressesAnswer, AddressesRefusal>(
          "addresses", .get, "/_relay/client/v3/account/3pid", needs: ["access"]))
    }

    /// Changes the account.
    ///
    /// `POST /_relay/client/v3/account/3pid/add`
    public func addAddress(
      sid: String, clientSecret: Secret, auth: Stage? = nil
    ) async throws(CallFailure<AddAddressRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, AddAddressRefusal>(
          "addAddress", .post, "/_relay/client/v3/account/3pid/add", needs: ["access"],
          body: AddAddressBody(sid: sid, clientSecret: clientSecret, auth: auth)))
    }

    /// Deletes the account.
    ///
    /// `POST /_relay/client/v3/account/deactivate`
    public func deactivate(
      erase: Bool? = nil, auth: Stage? = nil
    ) async throws(CallFailure<DeactivateRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, DeactivateRefusal>(
          "deactivate", .post, "/_relay/client/v3/account/deactivate", needs: ["access"],
          body: DeactivateBody(erase: erase, auth: auth)))
    }

    /// Ends the session.
    ///
    /// `POST /_relay/client/v3/logout`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutRefusal>(
          "signOut", .post, "/_relay/client/v3/logout", needs: ["access"])
      }
    }

    /// Ends the session.
    ///
    /// `POST /_relay/client/v3/logout/all`
    public func signOutEverywhere() async throws(CallFailure<SignOutEverywhereRefusal>) {
      try await session.end { _ in
        Call<NoAnswer, SignOutEverywhereRefusal>(
          "signOutEverywhere", .post, "/_relay/client/v3/logout/all", needs: ["access"])
      }
    }

    /// Signs in on a web page.
    ///
    /// `GET /_relay/client/v3/login/sso/redirect`
    public func openSso(in web: WebSignIn) async throws(WebFault) -> SsoReturnCallback {
      try await session.open(
        { _ in
          WebPage(
            hosts.home, "/_relay/client/v3/login/sso/redirect",
            query: ["redirectUrl": "com.example.lattice://sso"])
        },
        in: web, isPrivate: false)
    }
  }
}

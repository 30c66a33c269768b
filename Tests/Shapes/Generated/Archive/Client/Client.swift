// Written by authgen from paging.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of Archive.
public nonisolated enum Archive: AuthContract {}

nonisolated extension Archive {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production: self.api = URL(string: "https://archive.example")!
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
    public private(set) var session: AuthSession<Archive>

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

    /// Lists the sessions.
    ///
    /// `GET /devices`
    public func devices(
      cursor: String? = nil, limit: Int? = nil
    ) async throws(CallFailure<DevicesRefusal>) -> DevicePage {
      try await session.call(
        Call<DevicePage, DevicesRefusal>(
          "devices", .get, "/devices", needs: ["session"],
          query: ["cursor": cursor, "limit": limit]))
    }

    /// `GET /documents`
    public func documents(
      page: Int, size: Int
    ) async throws(CallFailure<DocumentsRefusal>) -> DocumentsAnswer {
      try await session.call(
        Call<DocumentsAnswer, DocumentsRefusal>(
          "documents", .get, "/documents", needs: ["session"],
          query: ["page": page, "per_page": size]))
    }

    /// `PUT /devices`
    public func nameDevices(
      devices: [Device], favourite: Pair? = nil, tells: [String]? = nil, room: String? = nil
    ) async throws(CallFailure<NameDevicesRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NameDevicesRefusal>(
          "nameDevices", .put, "/devices", needs: ["session"],
          body: NameDevicesBody(devices: devices, favourite: favourite, tells: tells, room: room)))
    }

    /// Ends one other session.
    ///
    /// `DELETE /devices/{id}`
    public func signOutDevice(id: UUID) async throws(CallFailure<SignOutDeviceRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, SignOutDeviceRefusal>(
          "signOutDevice", .delete, "/devices/\(id)", needs: ["session"]))
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

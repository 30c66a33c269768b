public import AuthServer
public import LongdeServer

/// The service behind the endpoints of Longde. It knows no framework.
public struct LongdeService: Longde.API {
  let store: LongdeStore
  let clock: LongdeClock
  private let keys: LongdeKeys
  private let apple: AppleIdentity
  private let log: @Sendable (String) -> Void

  /// Opens the database and brings its tables up to date.
  ///
  /// - Parameter log: takes what went wrong with the database. The line holds no value of a caller.
  public init(
    _ settings: LongdeSettings, clock: LongdeClock = LongdeClock(),
    log: @escaping @Sendable (String) -> Void
  ) throws {
    store = try LongdeStore(settings.database)
    self.clock = clock
    self.log = log
    keys = LongdeKeys(store)
    apple = AppleIdentity(base: settings.apple, audience: "cloud.longde.app")
  }

  /// Whether the database answers, for a load balancer.
  public func isHealthy() async -> Bool {
    do {
      try await store.check()
      return true
    } catch {
      log("\(error)")
      return false
    }
  }

  public func signInWithApple(
    _ request: Longde.SignInWithAppleRequest
  ) async throws(ServerRefusal<Longde.SignInWithAppleRefusal>) -> Longde.Session {
    let now = await clock.now
    let subject: String
    switch await apple.subject(of: request.identityToken.reveal(), now: now) {
    case .subject(let name): subject = name
    case .refused: throw .refused(.appleRefused)
    case .unavailable: throw .refused(.appleUnavailable)
    }
    do {
      let granted = try await store.signIn(
        subject, email: request.email, fullName: request.fullName, now: now)
      if let granted { return try await session(granted, now) }
    } catch { throw unavailable(error) }
    throw .refused(.accountDisabled)
  }

  public func me(
    _ request: Longde.MeRequest
  ) async throws(ServerRefusal<Longde.MeRefusal>) -> Longde.User {
    guard let token = request.access?.reveal() else { throw .refused(.notSignedIn) }
    let reading: LongdeToken.Reading
    let person: Person?
    do {
      reading = try await read(token)
      person =
        if case .good(let session) = reading { try await store.holder(of: session) } else { nil }
    } catch { throw unavailable(error) }
    if reading == .expired { throw .refused(.sessionExpired) }
    guard let person else { throw .refused(.notSignedIn) }
    switch person.state {
    case .active: return person.user
    case .disabled: throw .refused(.accountDisabled)
    case .deleted: throw .refused(.accountGone)
    }
  }

  public func renewSession(
    _ request: Longde.RenewSessionRequest
  ) async throws(ServerRefusal<Longde.RenewSessionRefusal>) -> Longde.Session {
    let now = await clock.now
    let renewal: LongdeStore.Renewal
    do {
      renewal = try await store.renew(request.refreshToken.reveal(), now: now)
      if case .granted(let granted) = renewal { return try await session(granted, now) }
    } catch { throw unavailable(error) }
    switch renewal {
    case .refused(.disabled): throw .refused(.accountDisabled)
    case .refused: throw .refused(.accountGone)
    case .over, .granted: throw .refused(.sessionExpired)
    }
  }

  public func signOut(
    _ request: Longde.SignOutRequest
  ) async throws(ServerRefusal<NoRefusal>) {
    do {
      try await store.signOut(request.refreshToken.reveal(), now: await clock.now)
    } catch { throw unavailable(error) }
  }

  private func session(
    _ granted: LongdeStore.Granted, _ now: Int64
  ) async throws(DatabaseTrouble) -> Longde.Session {
    let access = LongdeToken.make(
      session: granted.session, account: granted.person.id,
      key: try await keys.current(now: now), now: now)
    return Longde.Session(
      accessToken: Secret(access), refreshToken: Secret(granted.refreshToken),
      user: granted.person.user)
  }

  private func read(_ token: String) async throws(DatabaseTrouble) -> LongdeToken.Reading {
    let now = await clock.now
    guard let id = LongdeToken.keyID(of: token), let key = try await keys.key(id, now: now) else {
      return .wrong
    }
    return LongdeToken.read(token, key: key, now: now)
  }

  private func unavailable<Refusal>(_ trouble: DatabaseTrouble) -> ServerRefusal<Refusal> {
    log("\(trouble)")
    return .unavailable(retryAfter: 5)
  }
}

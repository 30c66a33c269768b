import Foundation
import Primitives
import Testing

@testable import AuthClient

/// The right to renew and the time in the background last as long as the renewal.
@Suite("The refresh lease")
struct LeaseTests {
  private let world = World.expired
  private let store: LeasingStore
  private let time = FakeTime()
  private let session: AuthSession<Longde>

  init() {
    store = LeasingStore(world.store)
    session = AuthSession(
      server: URL(string: "https://longde.cloud")!, store: store,
      options: ClientOptions(transport: world.script, clock: world.clock, background: time))
  }

  private func renew() async -> Bool {
    let result = await outcome { () throws(CallFailure<Longde.RenewSessionRefusal>) in
      try await session.renew()
    }
    return result.succeeded
  }

  @Test func leaseLastsAsLongAsRefresh() async {
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    let renewal = await world.underWay("renewSession") { await renew() }
    #expect(store.leases.use { $0 } == 1)
    #expect(time.running.use { $0 } == 1)
    gate.open()
    #expect(await renewal.value)
    #expect(store.leases.use { $0 } == 0)
    #expect(time.running.use { $0 } == 0)
  }

  /// The system kills a process that is suspended while it holds a lock.
  @Test func leaseEndsWhenBackgroundTimeExpires() async {
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    let renewal = await world.underWay("renewSession") { await renew() }
    time.expire()
    #expect(store.leases.use { $0 } == 0)
    gate.open()
    #expect(await renewal.value)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func failedRefreshReleasesLease() async {
    world.script.on("renewSession", Answers.disabled)
    #expect(await !renew())
    #expect(store.leases.use { $0 } == 0)
    #expect(time.running.use { $0 } == 0)
  }

  @Test func leaseGrantedAfterExpiryIsReleased() async {
    store.onLease.use { $0 = { time.expire() } }
    world.script.on("renewSession", Answers.grants(2))
    #expect(await !renew(), "another process may renew")
    #expect(store.leases.use { $0 } == 0)
    #expect(world.script.calls.isEmpty)
    store.onLease.use { $0 = {} }
    #expect(await renew())
  }

  /// On a locked device the lock file can't be opened, and the rotated token couldn't be stored.
  @Test func refreshIsNotSentIfStoreCannotLock() async {
    store.failure.use { $0 = .system(EPERM) }
    world.script.on("renewSession", Answers.grants(2))
    #expect(await !renew())
    #expect(world.script.calls.isEmpty)
    #expect(world.storedTokens == ["access": "a1", "refresh": "r1"])
    store.failure.use { $0 = nil }
    #expect(await renew())
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  /// Another process holds the store's lock and writes first.
  @Test func busyStoreIsComparedAgain() async throws {
    store.onWrite.use {
      $0 = {
        try world.store.save(World.stored(["access": "a3", "refresh": "r3"], world.clock.now))
        throw StoreFailure.busy
      }
    }
    world.script.on("renewSession", Answers.grants(2))
    #expect(await !renew())
    store.onWrite.use { $0 = {} }
    await session.reread()
    #expect(await session.start() == .signedIn)
    #expect(world.storedTokens == ["access": "a3", "refresh": "r3"])
  }

  /// The response to a sign-in exists nowhere else.
  @Test func signInAndSignOutGetBackgroundTime() async {
    let session = AuthSession<Longde>(
      server: URL(string: "https://longde.cloud")!, store: MemoryStore(),
      options: ClientOptions(transport: world.script, clock: world.clock, background: time))
    let signIn = Call<Longde.Session, Longde.SignInWithAppleRefusal>(
      "signInWithApple", .post, "/api/auth/apple", body: ["identityToken": "apple"])
    for endpoint in ["signInWithApple", "signOut"] {
      let gate = Gate()
      let answer = endpoint == "signOut" ? Answers.me : Answers.grants(1)
      world.script.on(endpoint, answer.held(by: gate))
      let call = await world.underWay(endpoint) {
        if endpoint != "signOut" { return (try? await session.signIn(signIn)) != nil }
        return
          (try? await session.end { tokens in
            Call<Longde.User, NoRefusal>(
              "signOut", .post, "/api/auth/logout", body: ["token": try tokens["refresh"]])
          }) != nil
      }
      #expect(time.running.use { $0 } == 1, "\(endpoint)")
      gate.open()
      #expect(await call.value)
      #expect(time.running.use { $0 } == 0, "\(endpoint)")
    }
  }

  /// Another process refreshes for longer than the client waits. The server's grace period makes a second
  /// refresh safe.
  @Test func refreshProceedsWithoutLease() async {
    store.isTaken.use { $0 = true }
    world.script.on("renewSession", Answers.grants(2))
    #expect(await renew())
  }
}

private final class LeasingStore: MultiProcessStore {
  let leases = Locked(0)
  let isTaken = Locked(false)
  let failure = Locked<StoreFailure?>(nil)
  let onLease = Locked<@Sendable () -> Void>({})
  let onWrite = Locked<@Sendable () throws -> Void>({})
  private let inner: UnreliableStore

  init(_ inner: UnreliableStore) { self.inner = inner }

  var place: StorePlace { StorePlace(of: self) }
  func load() throws -> StoredSession? { try inner.load() }
  func save(_ session: StoredSession) throws { try inner.save(session) }
  func clear() throws { try inner.clear() }

  func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool {
    try onWrite.use { $0 }()
    guard isExpected(try load()) else { return false }
    if let session { try save(session) } else { try clear() }
    return true
  }

  func lease(within seconds: Double) async throws -> ReleaseToken? {
    if let failure = failure.use({ $0 }) { throw failure }
    onLease.use { $0 }()
    if isTaken.use({ $0 }) { return nil }
    leases.use { $0 += 1 }
    return ReleaseToken { [leases] in leases.use { $0 -= 1 } }
  }

  func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken? { nil }
}

import Foundation
import Primitives
import Testing

@testable import AuthClient

/// The right to renew and the time in the background last as long as the renewal.
@Suite("The lease of a renewal")
struct LeaseTests {
  private let world = World.expired
  private let store: LeasingStore
  private let time = FakeTime()
  private let session: AuthSession<Longde>

  init() {
    store = LeasingStore(world.store)
    session = AuthSession(
      server: URL(string: "https://longde.cloud")!, store: store, transport: world.script,
      clock: world.clock, background: time)
  }

  private func renew() async -> Bool {
    let result = await outcome { () throws(CallFailure<Longde.RenewSessionRefusal>) in
      try await session.renew()
    }
    return result.succeeded
  }

  @Test func itLastsAsLongAsTheRenewal() async {
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

  /// The system ends a process that is suspended while it holds a lock.
  @Test func itEndsWhenTheSystemTakesTheTimeBack() async {
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    let renewal = await world.underWay("renewSession") { await renew() }
    time.expire()
    #expect(store.leases.use { $0 } == 0)
    gate.open()
    #expect(await renewal.value)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func aFailedRenewalGivesItBack() async {
    world.script.on("renewSession", Answers.disabled)
    #expect(await !renew())
    #expect(store.leases.use { $0 } == 0)
    #expect(time.running.use { $0 } == 0)
  }

  /// Another process renews for longer than the client waits: the server's grace makes a second renewal safe.
  @Test func withoutALeaseItGoesOn() async {
    store.isTaken.use { $0 = true }
    world.script.on("renewSession", Answers.grants(2))
    #expect(await renew())
  }
}

private final class LeasingStore: MultiProcessStore {
  let leases = Locked(0)
  let isTaken = Locked(false)
  private let inner: UnreliableStore

  init(_ inner: UnreliableStore) { self.inner = inner }

  var place: StorePlace { StorePlace(of: self) }
  func load() throws -> StoredSession? { try inner.load() }
  func save(_ session: StoredSession) throws { try inner.save(session) }
  func clear() throws { try inner.clear() }

  func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool {
    guard isExpected(try load()) else { return false }
    if let session { try save(session) } else { try clear() }
    return true
  }

  func lease(within seconds: Double) async -> ReleaseToken? {
    if isTaken.use({ $0 }) { return nil }
    leases.use { $0 += 1 }
    return ReleaseToken { [leases] in leases.use { $0 -= 1 } }
  }

  func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken? { nil }
}

private final class FakeTime: BackgroundTime {
  let running = Locked(0)
  private let expires = Locked<[@Sendable () -> Void]>([])

  func begin(_ expires: @escaping @Sendable () -> Void) -> ReleaseToken? {
    running.use { $0 += 1 }
    self.expires.use { $0.append(expires) }
    return ReleaseToken { [running] in running.use { $0 -= 1 } }
  }

  func expire() { for expires in expires.use({ $0 }) { expires() } }
}

import AuthFiles
import Foundation
import Testing

@testable import AuthClient

@Suite("Clients that share a store")
struct SharedStoreTests {
  private func second(_ world: World, _ store: any TokenStore) -> Longde.Client {
    Longde.Client(store: store, options: ClientOptions(transport: world.script, clock: world.clock))
  }

  private func me(_ client: Longde.Client) async -> World.MeResult {
    await outcome { () throws(CallFailure<Longde.MeRefusal>) in try await client.me() }
  }

  @Test func clientsShareOneRefresh() async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    world.script.on("me", Answers.me)
    let other = second(world, world.store)
    let first = await world.underWay("renewSession") { await world.me() }
    let calls = (1...10).map { _ in Task { await me(other) } }
    await until("every caller to wait") { await other.session.shared.waiting.count == 11 }
    gate.open()
    #expect(await first.value.succeeded)
    for call in calls { #expect(await call.value.succeeded) }
    #expect(world.script.count("renewSession") == 1)
  }

  @Test func secondClientSeesWhatFirstStored() async {
    let world = World()
    let other = second(world, world.store)
    #expect(await other.session.restore() == .signedOut)
    world.script.on("signInWithApple", Answers.grants(3))
    world.script.on("me", Answers.me)
    #expect(await world.signIn().succeeded)
    #expect(other.session.state == .signedIn)
    #expect(await me(other).succeeded)
    #expect(world.script.requests.last?.bearer == "Bearer a3")
    world.script.on("signOut", .json(200, ""))
    #expect(await world.signOut().succeeded)
    #expect(await me(other).failure == .signedOut(because: nil))
  }

  /// One on each of two objects that say that they are one place.
  private struct Named: TokenStore {
    let place: StorePlace
    let store: UnreliableStore

    func load() throws -> StoredSession? { try store.load() }
    func save(_ session: StoredSession) throws { try store.save(session) }
    func clear() throws { try store.clear() }
  }

  @Test func storesAreIdentifiedByPlace() {
    let (one, two) = (UnreliableStore(), UnreliableStore())
    func identity(_ store: any TokenStore) -> StoreIdentity {
      StoreIdentity(store, of: Longde.self, at: "a")
    }
    #expect(identity(one) == identity(one))
    #expect(identity(one) != identity(two))
    #expect(
      identity(Named(place: StorePlace("a"), store: one))
        == identity(Named(place: StorePlace("a"), store: two)))
    #expect(
      identity(Named(place: StorePlace("a"), store: one))
        != identity(Named(place: StorePlace("b"), store: one)))
    #expect(identity(Named(place: one.place, store: one)) == identity(one))
    #expect(identity(one) != StoreIdentity(one, of: Fixed.self, at: "a"))
    let files = ["/a/b", "/a/./b", "/b"].map { identity(FileStore(URL(fileURLWithPath: $0))) }
    #expect(files[0] == files[1])
    #expect(files[0] != files[2])
  }

  @Test func accountsDoNotAffectEachOther() async {
    let world = World.signedIn
    let stored = World.stored(["access": "a7", "refresh": "r7"], world.clock.now)
    let stores = (one: UnreliableStore(stored), two: UnreliableStore(stored))
    let first = second(world, Named(place: StorePlace("first"), store: stores.one))
    let other = second(world, Named(place: StorePlace("other"), store: stores.two))
    world.script.on("signOut", .json(200, ""))
    world.script.on("me", Answers.me)
    await first.session.restore()
    try? await first.signOut()
    #expect(first.session.state == .signedOut)
    #expect(stores.one.content == nil)
    #expect(await me(other).succeeded)
    #expect(stores.two.content == stored)
  }

  @Test func storeIsRereadAfterLastClientIsReleased() async {
    let world = World.signedIn
    let store = UnreliableStore(world.store.content)
    do { await second(world, store).session.restore() }
    await second(world, store).session.restore()
    #expect(store.operations == ["load", "load"])
  }
}

@Suite("Ten thousand concurrent calls")
struct ManyCallsTests {
  @Test func tenThousandCallsAtExpiryShareOneRefresh() async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    world.script.on("me", Answers.me)
    let succeeded = await withTaskGroup(of: Bool.self) { group in
      for _ in 1...10_000 { group.addTask { await world.me().succeeded } }
      await until("waiting callers") { world.script.count("renewSession") == 1 }
      gate.open()
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(succeeded == 10_000)
    #expect(world.script.count("renewSession") == 1)
    #expect(world.script.count("me") == 10_000)
    let old = world.script.requests.filter { $0.endpoint == "me" && $0.bearer != "Bearer a2" }
    #expect(old.isEmpty)
  }
}

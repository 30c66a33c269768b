import AuthClient
import Foundation
import Testing

@Suite("The session and its store")
struct StoreTests {
  @Test(arguments: [
    (["access": "a1", "refresh": "r1"], Longde.SessionState.signedIn),
    (["refresh": "r1"], .expired), ([:], .signedOut),
  ])
  func stateFollowsStoredTokens(
    _ tokens: [String: String], _ state: Longde.SessionState
  ) async {
    let world = World(tokens)
    #expect(world.state == .unknown)
    #expect(await world.client.session.restore() == state)
    #expect(world.state == state)
    #expect(world.store.operations == ["load"])
    #expect(world.storedTokens == tokens)
  }

  @Test(arguments: [
    ["access": "a1"], ["access": "a1", "other": "x"], ["other": "x"],
  ])
  func incompleteSessionIsDeleted(_ tokens: [String: String]) async {
    let world = World(tokens)
    #expect(await world.me().failure == .signedOut(because: nil))
    #expect(world.state == .signedOut)
    #expect(world.store.content == nil)
    #expect(world.script.calls.isEmpty)
  }

  /// An older version of the contract named one more token.
  @Test func unknownTokenIsDroppedOnNextSave() async {
    let world = World(["access": "a1", "refresh": "r1", "other": "x"])
    #expect(await world.client.session.restore() == .signedIn)
    #expect(world.store.operations == ["load"])
    world.script.on("me", Answers.expired, Answers.me)
    world.script.on("renewSession", Answers.grants(2))
    #expect(await world.me().succeeded)
    #expect(world.script.requests.first?.bearer == "Bearer a1")
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func firstCallReadsStore() async {
    let world = World.signedIn
    world.script.on("me", Answers.me)
    #expect(world.store.operations.isEmpty)
    #expect(await world.me().succeeded)
    #expect(await world.me().succeeded)
    #expect(world.store.operations == ["load"])
    #expect(world.state == .signedIn)
  }

  @Test func unreadableStoreLosesNothing() async {
    let world = World.signedIn
    world.store.fail(reading: true)
    world.script.on("me", Answers.me)
    #expect(await world.client.session.restore() == .unknown)
    #expect(await world.me().failure == .fault(.storeUnreadable))
    #expect(await world.renew().failure == .fault(.storeUnreadable))
    #expect(world.state == .unknown)
    #expect(world.store.operations.allSatisfy { $0 == "load" })
    #expect(world.script.calls.isEmpty)
    world.store.fail()
    #expect(await world.me().succeeded)
    #expect(world.state == .signedIn)
  }

  @Test func signInDoesNotReadStore() async {
    let world = World.signedIn
    world.store.fail(reading: true)
    world.script.on("signInWithApple", Answers.grants(2))
    #expect(await world.signIn().succeeded)
    #expect(world.state == .signedIn)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func refusedSignInLeavesUnreadStoreAlone() async {
    let world = World.signedIn
    world.store.fail(reading: true)
    world.script.on("signInWithApple", Answers.disabled)
    #expect(await world.signIn().failure == .refused(.accountDisabled))
    #expect(world.state == .unknown)
    #expect(world.store.content != nil)
  }

  @Test func unstorableSignInFails() async {
    let world = World()
    world.script.on("signInWithApple", Answers.grants(2))
    world.store.fail(writing: true)
    #expect(await world.signIn().failure == .fault(.storeUnwritable))
    #expect(world.state == .signedOut)
    #expect(await world.me().failure == .fault(.storeUnwritable), "a partial write may be stored")
    world.store.fail()
    #expect(await world.me().failure == .signedOut(because: nil))
    #expect(world.store.operations.last == "clear")
  }

  @Test func unstorableSignInKeepsPreviousSession() async {
    let world = World.signedIn
    world.script.on("signInWithApple", Answers.grants(2))
    world.script.on("me", Answers.me)
    await world.client.session.restore()
    world.store.fail(writing: true)
    #expect(await world.signIn().failure == .fault(.storeUnwritable))
    world.store.fail()
    #expect(await world.me().succeeded)
    #expect(world.script.requests.last?.bearer == "Bearer a1")
    #expect(world.storedTokens == ["access": "a1", "refresh": "r1"])
  }

  @Test func unstorableSignInDeletesNothingUnread() async {
    let world = World.signedIn
    world.script.on("signInWithApple", Answers.grants(2))
    world.store.fail(reading: true, writing: true)
    #expect(await world.signIn().failure == .fault(.storeUnwritable))
    #expect(world.state == .unknown)
    world.store.fail()
    #expect(await world.client.session.restore() == .signedIn)
  }

  @Test func unstorableTokensAreKeptButNotUsed() async {
    let world = World.signedIn
    world.script.on("me", Answers.expired, Answers.me)
    world.script.on("renewSession", Answers.grants(2))
    await world.client.session.restore()
    world.store.fail(writing: true)
    #expect(await world.me().failure == .fault(.storeUnwritable))
    #expect(await world.me().failure == .fault(.storeUnwritable))
    #expect(world.script.calls == ["me", "renewSession"])
    world.store.fail()
    #expect(await world.me().succeeded)
    #expect(world.script.requests.last?.bearer == "Bearer a2")
    #expect(world.script.count("renewSession") == 1)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func explicitRefreshReportsUnwritableStore() async {
    let world = World.signedIn
    world.script.on("renewSession", Answers.grants(2))
    await world.client.session.restore()
    world.store.fail(writing: true)
    #expect(await world.renew().failure == .fault(.storeUnwritable))
  }

  @Test func unstorableEndIsRetriedAtLaunch() async {
    let world = World.signedIn
    world.script.on("me", Answers.disabled)
    await world.client.session.restore()
    world.store.fail(writing: true)
    #expect(await world.me().failure == .refused(.accountDisabled))
    #expect(world.state == .signedOut)
    world.store.fail()
    await world.client.session.start()
    #expect(world.store.content == nil)
  }

  @Test func unstorableSignOutIsReported() async {
    let world = World.signedIn
    world.script.on("signOut", .json(200, ""))
    world.store.fail(writing: true)
    #expect(await world.signOut().failure == .fault(.storeUnwritable))
    #expect(world.script.calls == ["signOut"], "the server is notified anyway")
    #expect(world.state == .signedOut)
    #expect(await world.me().failure == .fault(.storeUnwritable))
    world.store.fail()
    #expect(await world.me().failure == .signedOut(because: nil))
    #expect(world.store.content == nil)
  }

  @Test func unstorableSignOutIsReportedWhenOffline() async {
    let world = World.signedIn
    world.script.on("signOut", .fault(.offline))
    world.store.fail(writing: true)
    #expect(await world.signOut().failure == .fault(.storeUnwritable))
    #expect(world.store.content != nil)
  }

  @Test func unstorableSignOutIsRetriedWhateverServerReturns() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("signOut", Step.fault(.offline).held(by: gate))
    world.store.fail(writing: true)
    let leaving = await world.underWay("signOut") { await world.signOut() }
    world.store.fail()
    gate.open()
    #expect(await leaving.value.failure == .fault(.offline))
    #expect(world.store.content == nil)
  }

  @Test func signOutClearsUnreadableStore() async {
    let world = World.signedIn
    world.store.fail(reading: true)
    #expect(await world.signOut().succeeded)
    #expect(world.store.content == nil)
    #expect(world.state == .signedOut)
  }

  @Test func killBeforeSavingRefreshedTokensKeepsSession() async {
    let first = World.expired
    let gate = Gate()
    first.script.on("renewSession", Answers.grants(2).held(by: gate))
    let lost = await first.underWay("renewSession") { await first.me() }
    // Another run of the app begins with what is stored, and the server gives the same successor.
    let store = UnreliableStore(first.store.content)
    let second = Longde.Client(
      store: store, options: ClientOptions(transport: first.script, clock: first.clock))
    first.script.on("renewSession", Answers.grants(2))
    first.script.on("me", Answers.me)
    let result = await outcome { () throws(CallFailure<Longde.MeRefusal>) in
      try await second.me()
    }
    #expect(result.succeeded)
    gate.open()
    _ = await lost.value
  }

  @Test func storedSessionRoundTrips() throws {
    let session = World.stored(["access": "a1", "refresh": "r1"], VirtualClock().now)
    let json = try JSONEncoder().encode(session)
    #expect(try JSONDecoder().decode(StoredSession.self, from: json) == session)
  }

  @Test func memoryStoreSavesLoadsAndClears() throws {
    let session = World.stored(["access": "a1"], VirtualClock().now)
    let store = MemoryStore()
    #expect(store.load() == nil)
    store.save(session)
    #expect(store.load() == session)
    store.clear()
    #expect(store.load() == nil)
  }
}

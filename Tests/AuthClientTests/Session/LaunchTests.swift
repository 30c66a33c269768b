import AuthClient
import Foundation
import Testing

@Suite("When the app is launched")
struct LaunchTests {
  @Test func refreshesAfterUnlockIfContractSaysSo() async {
    let world = Reader.World()
    world.script.on("renew", Reader.grants(2))
    #expect(await world.session.start() == .locked, "the launch is an event of the contract")
    #expect(world.script.calls.isEmpty)
    await world.session.happen(.unlocks)
    await until("the refresh") { world.session.state == .active }
    #expect(world.script.calls == ["renew"])
    #expect(world.stored == ["access": "a2", "refresh": "r2"])
    #expect(await world.session.start() == .active, "the app is launched once in a run")
    #expect(world.script.calls == ["renew"], "once per process")
  }

  @Test func restoreSendsNothing() async {
    let world = Reader.World()
    #expect(await world.session.restore() == .active)
    #expect(world.script.calls.isEmpty)
  }

  @Test func startSendsNothingUnlessContractSaysSo() async {
    let world = World.signedIn
    #expect(await world.client.session.start() == .signedIn)
    #expect(world.script.calls.isEmpty)
  }

  @Test func startWithoutSessionSendsNothing() async {
    let world = Reader.World(signedIn: false)
    #expect(await world.session.start() == .out)
    #expect(world.script.calls.isEmpty)
  }

  @Test(arguments: [Step.fault(.offline), .json(500, "")])
  func failedRefreshAtLaunchKeepsSession(_ step: Step) async {
    let world = Reader.World()
    await world.session.start()
    world.script.on("renew", step, Reader.grants(2))
    world.script.on("read", .json(200, ""))
    await world.session.happen(.unlocks)
    await until("the refresh request") { world.script.count("renew") == 1 }
    #expect(world.session.state == .expired)
    #expect(world.stored["refresh"] == "r1")
    // A call may still share the renewal that fails; the next one does not.
    _ = await world.read()
    #expect(await world.read() == nil)
    #expect(world.stored == ["access": "a2", "refresh": "r2"], "it may be retried")
  }

  @Test func unreadableStoreLeavesStateUnknown() async {
    let world = Reader.World()
    world.store.fail(reading: true)
    #expect(await world.session.start() == .unknown)
    #expect(world.script.calls.isEmpty)
    #expect(world.store.content != nil)
  }

  @Test func refusedRefreshAtLaunchEndsSession() async {
    let world = Reader.World()
    await world.session.start()
    world.script.on("renew", .json(410, ""))
    await world.session.happen(.unlocks)
    await until("the session to end") { world.session.state == .out }
    #expect(world.store.content == nil)
  }
}

@Suite("App events")
struct AppEventTests {
  @Test func eventMovesSessionAsContractSays() async {
    let world = Reader.World()
    #expect(await world.session.start() == .locked)
    #expect(world.stored == ["refresh": "r1"])
    #expect(await world.session.happen(.unlockFails) == .locked)
    #expect(await world.session.happen(.unlocks) == .expired)
    world.script.on("renew", Reader.grants(2))
    #expect(await world.read() == nil)
    #expect(await world.session.happen(.user("locks")) == .locked)
  }

  @Test func unknownEventIsIgnored() async {
    let world = Reader.World()
    #expect(await world.session.happen(.user("sings")) == .active)
    #expect(await world.session.happen(.unlocks) == .active)
    #expect(world.store.operations == ["load"])
    #expect(AppEvent.user("resets") == AppEvent(rawValue: "user.resets"))
  }

  /// A locked session holds a refresh token but can't hold what a refresh returns.
  @Test func lockedSessionIsNotRefreshed() async {
    let world = Reader.World()
    world.script.on("renew", Reader.grants(2))
    #expect(await world.session.start() == .locked)
    #expect(await world.read() == .fault(.locked))
    let renewed = await outcome { () throws(CallFailure<Reader.RenewRefusal>) in
      _ = try await world.session.renew()
    }
    #expect(renewed.failure == .fault(.locked))
    #expect(world.script.calls.isEmpty)
    #expect(world.stored == ["refresh": "r1"])
  }
}

/// An app may be started in the background, before the device is unlocked for the first time.
@Suite("App events before the store is readable")
struct EarlyEventTests {
  private let world = Reader.World()

  private func happened(_ events: AppEvent...) async {
    world.store.fail(reading: true)
    for event in events { #expect(await world.session.happen(event) == .unknown) }
    #expect(world.store.operations.allSatisfy { $0 == "load" })
    world.store.fail()
  }

  @Test func launchLocksSessionReadLater() async {
    await happened(.launches)
    #expect(world.session.state == .unknown)
    #expect(await world.read() == .fault(.locked))
    #expect(world.session.state == .locked)
    #expect(world.stored == ["refresh": "r1"])
    #expect(world.script.calls.isEmpty)
    #expect(await world.session.happen(.unlocks) == .expired, "once, and not with each reading")
    #expect(await world.session.restore() == .expired)
  }

  @Test func onlyLockedStateIsPublished() async {
    var states = world.session.states.makeAsyncIterator()
    #expect(await states.next() == .unknown)
    await happened(.launches)
    await world.session.restore()
    #expect(await states.next() == .locked)
  }

  @Test func eventsApplyInOrder() async {
    await happened(.unlocks, .launches)
    #expect(await world.session.restore() == .locked)
    let other = EarlyEventTests()
    await other.happened(.launches, .unlocks)
    #expect(await other.world.session.restore() == .expired)
  }

  @Test func eventMayEndSession() async {
    await happened(AppEvent(rawValue: "signOut"))
    #expect(await world.session.restore() == .out)
    #expect(await world.read() != nil)
    #expect(world.store.content == nil)
  }

  @Test func eventDoesNotApplyToLaterSignIn() async {
    await happened(.launches)
    world.store.fail(reading: true)
    world.script.on("signIn", Reader.grants(9))
    #expect(await world.signIn() == nil)
    #expect(world.session.state == .active)
    world.store.fail()
    #expect(await world.session.restore() == .active)
  }

  @Test func signOutDiscardsEvent() async {
    await happened(.launches)
    world.store.fail(reading: true)
    await world.signOut()
    world.script.on("signIn", Reader.grants(9))
    #expect(await world.signIn() == nil)
    #expect(await world.session.restore() == .active)
  }

  @Test func failedSignInKeepsEvent() async {
    await happened(.launches)
    world.store.fail(reading: true, writing: true)
    world.script.on("signIn", Reader.grants(9))
    #expect(await world.signIn() == .fault(.storeUnwritable))
    world.store.fail()
    #expect(await world.session.restore() == .locked)
  }
}

@Suite("Kept values")
struct KeptValueTests {
  @Test func valuesLastAsLongAsSession() async {
    let world = Reader.World(signedIn: false)
    world.script.on("signIn", Reader.grants(1, user: "u5"))
    #expect(world.session.value("userId") == nil)
    #expect(await world.signIn() == nil)
    #expect(world.session.value("userId") == "u5")
    #expect(world.store.content?.values == ["userId": "u5"])
    world.script.on("renew", Reader.grants(2))
    await world.session.start()
    #expect(world.session.value("userId") == "u5", "a refresh without the value keeps it")
    await world.session.happen(.launches)
    #expect(world.session.value("userId") == "u5")
    await world.signOut()
    #expect(world.session.value("userId") == nil)
    await world.session.start()
    #expect(world.store.content == nil)
  }

  /// Responses about other users have the same type.
  @Test func valuesOfOtherUsersAreNotKept() async throws {
    struct Profile: Decodable, Sendable, KeepsValues {
      var id: String
      var kept: [String: String] { ["userId": id] }
    }
    let look = Call<Profile, NoRefusal>("look", .get, "/others", needs: ["access"])
    let world = Reader.World()
    world.script.on("look", .json(200, #"{"id":"u9"}"#))
    #expect(try await world.session.call(look).id == "u9")
    #expect(world.session.value("userId") == "u1")
    let without = Reader.World(signedIn: false)
    without.script.on("signIn", Reader.grants(1))
    without.script.on("look", .json(200, #"{"id":"u9"}"#))
    #expect(await without.signIn() == nil)
    _ = try await without.session.call(look)
    #expect(without.session.value("userId") == "u9", "the first one reported")
  }

  /// The same applies to values returned with a step or a memory-only token.
  @Test func valuesOfStepOrMemoryTokenAreNotKept() async throws {
    struct Answer: Decodable, Sendable, KeepsValues, GrantsTokens {
      var id: String
      var challenge: Secret?
      var csrf: Secret?
      var sid: Secret?
      var kept: [String: String] { ["userId": id] }
      var tokens: [GrantedToken] {
        [
          challenge.map { GrantedToken("challenge", $0) }, csrf.map { GrantedToken("csrf", $0) },
          sid.map { GrantedToken("sid", $0) },
        ].compactMap { $0 }
      }
    }
    let script = Script()
    let session = AuthSession<Steps>(
      server: URL(string: "https://steps.example")!, store: MemoryStore(),
      options: ClientOptions(transport: script))
    script.on("code", .json(200, #"{"id":"u1","sid":"s1","csrf":"c1"}"#))
    script.on(
      "look", .json(200, #"{"id":"u8","challenge":"x1"}"#), .json(200, #"{"id":"u9","csrf":"c2"}"#),
      .json(200, #"{"id":"u2","sid":"s2"}"#))
    let look = Call<Answer, NoRefusal>("look", .get, "/", needs: ["csrf"])
    _ = try await session.signIn(Call<Answer, NoRefusal>("code", .post, "/"))
    _ = try await session.call(look)
    #expect(session.value("userId") == "u1")
    _ = try await session.call(look)
    #expect(session.value("userId") == "u1")
    _ = try await session.call(look)
    #expect(script.requests.last?.headers["X-CSRF"] == "c2", "the token itself is accepted")
    #expect(session.value("userId") == "u2")
  }

  @Test func valuesSurviveRestart() async {
    let world = Reader.World()
    await world.session.restore()
    #expect(world.session.value("userId") == "u1")
    #expect(world.session.value("other") == nil)
  }

  @Test func nextUserInheritsNoValues() async {
    let world = Reader.World()
    world.script.on("signIn", Reader.grants(9))
    #expect(await world.signIn() == nil)
    #expect(world.session.value("userId") == nil)
    #expect(world.store.content?.values == [:])
  }

  @Test func valuesWithoutTokensAreDeleted() async {
    let world = Reader.World(content: StoredSession(tokens: [:], values: ["userId": "u1"]))
    #expect(await world.session.restore() == .out)
    #expect(world.session.value("userId") == nil)
    await world.session.start()
    #expect(world.store.content == nil)
  }
}

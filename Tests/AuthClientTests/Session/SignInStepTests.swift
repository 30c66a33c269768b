import AuthClient
import Foundation
import Testing

@Suite("Sign-in steps beside a session")
struct SignInStepTests {
  @Test(arguments: [200, 403])
  func survivesRefresh(_ status: Int) async {
    let world = await Grove.World.active()
    world.script.on("signIn", Grove.challenge(1, status))
    #expect(await world.signIn().succeeded == (status == 200))
    #expect(await world.renew().succeeded)
    #expect(world.session.state == .active)
    #expect(await world.answer().succeeded)
    #expect(world.sent("answer") == #"["c1"]"#)
    #expect(world.stored == ["refresh": "r9"])
  }

  @Test func survivesRefreshAtLaunch() async {
    let world = Grove.World(signedIn: true)
    world.store.fail(reading: true)
    world.script.on("signIn", Grove.challenge(1))
    #expect(await world.signIn().succeeded)
    world.store.fail()
    #expect(await world.session.start() == .active)
    #expect(await world.answer().succeeded)
    #expect(world.sent("answer") == #"["c1"]"#)
  }

  /// By a refusal, or because its token expires.
  @Test(arguments: [(900, "expired"), (0, "out")])
  func survivesEndOfSession(_ seconds: TimeInterval, _ state: String) async {
    let world = await Grove.World.active()
    world.script.on("signIn", Grove.challenge(1))
    #expect(await world.signIn().succeeded)
    world.clock.advance(by: seconds)
    world.script.on("read", .json(410, ""))
    if seconds == 0 { #expect(await world.read().failure == .refused(.gone)) }
    #expect(await world.session.restore().rawValue == state)
    #expect(await world.answer().succeeded)
    #expect(world.sent("answer") == #"["c1"]"#)
    #expect(world.session.state == .active)
  }

  @Test func endsWithSignOut() async {
    let world = await Grove.World.active()
    world.script.on("signIn", Grove.challenge(1))
    #expect(await world.signIn().succeeded)
    await world.signOut()
    #expect(await world.answer().failure == .signedOut(because: nil))
    #expect(world.script.count("answer") == 0)
  }

  @Test func endsWithSessionItBegins() async {
    let world = await Grove.World.active()
    world.script.on("signIn", Grove.challenge(1), Grove.session(4))
    #expect(await world.signIn().succeeded)
    #expect(await world.signIn().succeeded)
    #expect(await world.answer().failure == .fault(.cancelled))
  }

  @Test func keepsCurrentSession() async {
    let world = await Grove.World.active()
    world.script.on("signIn", Grove.challenge(1))
    #expect(await world.signIn().succeeded)
    #expect(world.session.state == .active)
    #expect(world.stored == ["refresh": "r1"])
    #expect(await world.read().succeeded)
    #expect(world.sent("read") == "Bearer a1")
    #expect(await world.answer().succeeded)
    #expect(world.stored == ["refresh": "r9"])
  }

  @Test func keepsUnreadableSession() async {
    let world = Grove.World(signedIn: true)
    world.store.fail(reading: true)
    world.script.on("signIn", Grove.challenge(1))
    #expect(await world.signIn().succeeded)
    #expect(world.session.state == .unknown)
    #expect(world.stored == ["refresh": "r1"])
    #expect(await world.answer().succeeded)
    #expect(world.session.state == .active)
    #expect(world.stored == ["refresh": "r9"])
  }

  @Test func hasItsOwnStateWithoutSession() async {
    let world = Grove.World(signedIn: false)
    world.script.on("signIn", Grove.challenge(1), Grove.challenge(2))
    #expect(await world.signIn().succeeded)
    #expect(world.session.state == .verifying)
    #expect(await world.signIn().succeeded)
    #expect(await world.answer().succeeded)
    #expect(world.sent("answer") == #"["c2"]"#)
    #expect(world.session.state == .active)
  }

  /// After a restart the state holds no access token, but the next one belongs to the session.
  @Test(arguments: [200, 403])
  func otherTokensOfStepAreIgnored(_ status: Int) async {
    let world = Grove.World(signedIn: true)
    #expect(await world.session.restore() == .expired)
    world.script.on("signIn", Grove.challenge(1, status, access: "a7"))
    #expect(await world.signIn().succeeded == (status == 200))
    #expect(await world.read().succeeded)
    #expect(world.script.calls == ["signIn", "renew", "read"])
    #expect(world.sent("read") == "Bearer a2")
    #expect(await world.answer().succeeded)
    #expect(world.sent("answer") == #"["c1"]"#)
  }

  @Test func callBeforeStoreIsReadAddsNoTokens() async {
    let world = Grove.World(signedIn: true)
    world.store.fail(reading: true)
    world.script.on("look", .json(200, #"{"access":"a7"}"#))
    _ = try? await world.session.call(Call<Grove.Answer, NoRefusal>("look", .get, "/"))
    #expect(await world.read().failure == .fault(.storeUnreadable))
    world.store.fail()
    #expect(await world.read().succeeded)
    #expect(world.sent("read") == "Bearer a2")
  }
}

@Suite("Sign-in calls that begin no session")
struct SignInCallTests {
  @Test func withoutStepIsCancelledIfSignedIn() async {
    let world = await Grove.World.active()
    #expect(await world.sendCode().failure == .fault(.cancelled))
    await world.signOut()
    #expect(await world.sendCode().failure == .signedOut(because: nil))
    #expect(world.script.count("sendCode") == 0)
  }

  /// A code is resent, and the session beside it ends in the meantime.
  @Test func returnsStepThoughSessionEnded() async {
    let world = await Grove.World.active()
    let gate = Gate()
    world.script.on("signIn", Grove.challenge(1))
    world.script.on("sendCode", Grove.challenge(2).held(by: gate))
    world.script.on("read", .json(410, ""))
    #expect(await world.signIn().succeeded)
    let sending = await world.underWay("sendCode") { await world.sendCode() }
    #expect(await world.read().failure == .refused(.gone))
    gate.open()
    #expect(await sending.value.succeeded)
    #expect(await world.answer().succeeded)
    #expect(world.sent("answer") == #"["c2"]"#)
  }

  @Test(arguments: [false, true])
  func isCancelledAfterSignOutOrLaterSignIn(_ isSignOut: Bool) async {
    let world = await Grove.World.active()
    let gate = Gate()
    world.script.on("signIn", Grove.challenge(1), Grove.session(4))
    world.script.on("sendCode", Grove.challenge(2).held(by: gate))
    #expect(await world.signIn().succeeded)
    let sending = await world.underWay("sendCode") { await world.sendCode() }
    if isSignOut { await world.signOut() } else { #expect(await world.signIn().succeeded) }
    gate.open()
    let late: CallFailure<Grove.No> = isSignOut ? .signedOut(because: nil) : .fault(.cancelled)
    #expect(await sending.value.failure == late)
    #expect(await world.answer().failure == late)
    #expect(world.session.state == (isSignOut ? .out : .active))
  }

  @Test func isOvertakenByLaterSignIn() async {
    let world = await Grove.World.active()
    let gate = Gate()
    world.script.on("signIn", Grove.challenge(1), Grove.challenge(3))
    world.script.on("sendCode", Grove.challenge(2).held(by: gate))
    #expect(await world.signIn().succeeded)
    let sending = await world.underWay("sendCode") { await world.sendCode() }
    #expect(await world.signIn().succeeded)
    gate.open()
    #expect(await sending.value.failure == .fault(.cancelled))
    #expect(await world.answer().succeeded)
    #expect(world.sent("answer") == #"["c3"]"#)
  }
}

@Suite("Two sign-ins by steps at once")
struct TwoStepsTests {
  /// The later answers first.
  private func taps(
    _ world: Grove.World, _ first: Step, _ meanwhile: () async -> Void = {}
  ) async -> Grove.World.Reply {
    let (one, two) = (Gate(), Gate())
    world.script.on("signIn", first.held(by: one), Grove.challenge(2).held(by: two))
    let early = await world.underWay("signIn") { await world.signIn() }
    let later = await world.underWay("signIn") { await world.signIn() }
    two.open()
    #expect(await later.value.succeeded)
    await meanwhile()
    one.open()
    return await early.value
  }

  @Test(arguments: [200, 403])
  func laterTapWins(_ status: Int) async {
    let world = await Grove.World.active()
    let early = await taps(world, Grove.challenge(1, status))
    #expect(early.failure == .fault(.cancelled))
    #expect(await world.answer().succeeded)
    #expect(world.sent("answer") == #"["c2"]"#)
  }

  @Test(arguments: [false, true])
  func laterTapWinsWhileStoreIsUnreadable(_ isReadMeanwhile: Bool) async {
    let world = Grove.World(signedIn: true)
    world.store.fail(reading: true)
    let early = await taps(world, Grove.challenge(1)) {
      guard isReadMeanwhile else { return }
      world.store.fail()
      #expect(await world.session.restore() == .expired)
    }
    #expect(early.failure == .fault(.cancelled))
    #expect(await world.answer().succeeded)
    #expect(world.sent("answer") == #"["c2"]"#)
  }

  @Test func stepOfLaterTapSurvivesEarlierSignIn() async {
    let world = await Grove.World.active()
    #expect(await taps(world, Grove.session(5)).succeeded)
    #expect(world.stored == ["refresh": "r5"])
    #expect(await world.answer().succeeded)
    #expect(world.sent("answer") == #"["c2"]"#)
    #expect(world.stored == ["refresh": "r9"])
  }

  @Test func earlierStepIsCancelledDespitePriorSignOut() async throws {
    let script = Script()
    let session = AuthSession<Steps>(
      server: URL(string: "https://steps.example")!, store: UnreliableStore(),
      options: ClientOptions(transport: script))
    let client = Steps.Client(session: session)
    try await session.end { _ in Call<NoAnswer, NoRefusal>("close", .post, "/", needs: ["sid"]) }
    let gate = Gate()
    script.on(
      "begin", Step.json(200, #"{"challenge":"x1"}"#).held(by: gate),
      .json(200, #"{"challenge":"x2"}"#))
    let early = Task {
      await outcome { () throws(CallFailure<NoRefusal>) in try await client.begin() }
    }
    await until("the call") { script.count("begin") == 1 }
    _ = try await client.begin()
    gate.open()
    #expect(await early.value.failure == .fault(.cancelled))
    script.on("code", .json(200, #"{"sid":"s1","csrf":"c1"}"#))
    _ = try await client.code()
    #expect(script.requests.last?.text == #"{"challenge":"x2"}"#)
  }
}

import Foundation
import Testing

@testable import AuthClient

@Suite("Signing out")
struct SignOutTests {
  @Test func clearsLocallyBeforeNotifyingServer() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("signOut", Step.json(200, "").held(by: gate))
    let leaving = await world.underWay("signOut") { await world.signOut() }
    #expect(world.state == .signedOut)
    #expect(world.store.content == nil)
    gate.open()
    #expect(await leaving.value.succeeded)
    #expect(world.script.requests.map(\.text) == [#"{"refreshToken":"r1"}"#])
  }

  @Test(arguments: [Step.fault(.offline), .json(500, ""), .json(401, "")])
  func serverErrorIsThrownButSessionStaysEnded(_ step: Step) async {
    let world = World.signedIn
    world.script.on("signOut", step)
    #expect(await world.signOut().failure != nil)
    #expect(world.state == .signedOut)
    #expect(world.store.content == nil)
    #expect(await world.me().failure == .signedOut(because: nil))
  }

  @Test func withoutSessionSucceedsWithoutRequest() async {
    let world = World()
    #expect(await world.signOut().succeeded)
    #expect(world.state == .signedOut)
    #expect(world.script.calls.isEmpty)
  }

  @Test func concurrentSignOutsSendOneRequest() async {
    let world = World.signedIn
    world.script.on("signOut", .json(200, ""))
    async let first = world.signOut()
    async let second = world.signOut()
    #expect(await first.succeeded)
    #expect(await second.succeeded)
    #expect(world.script.calls == ["signOut"])
  }

  @Test func newestTokenIsRevokedThoughRefreshIsDiscarded() async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    world.script.on("signOut", .json(200, ""))
    let call = await world.underWay("renewSession") { await world.me() }
    let leaving = Task { await world.signOut() }
    await until("the local sign-out") { world.state == .signedOut }
    gate.open()
    #expect(await call.value.failure == .signedOut(because: nil))
    #expect(await leaving.value.succeeded)
    #expect(world.script.calls == ["renewSession", "signOut"])
    #expect(world.script.requests[1].text == #"{"refreshToken":"r2"}"#)
    #expect(world.store.content == nil)
    #expect(world.state == .signedOut)
  }

  @Test func lostRefreshResponseIsNotRetriedAfterSignOut() async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Step.fault(.offline).held(by: gate), Answers.grants(2))
    world.script.on("signOut", .json(200, ""))
    let call = await world.underWay("renewSession") { await world.me() }
    let leaving = Task { await world.signOut() }
    await until("the local sign-out") { world.state == .signedOut }
    gate.open()
    _ = await (call.value, leaving.value)
    #expect(world.script.calls == ["renewSession", "signOut"])
  }

  @Test func pendingSignInIsDiscarded() async {
    let world = World()
    let gate = Gate()
    world.script.on("signInWithApple", Answers.grants(1).held(by: gate))
    let arriving = await world.underWay("signInWithApple") { await world.signIn() }
    #expect(await world.signOut().succeeded)
    gate.open()
    #expect(await arriving.value.failure == .signedOut(because: nil))
    #expect(world.store.content == nil)
    #expect(world.state == .signedOut)
  }

  @Test func lateRefusalKeepsNextSession() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("me", Answers.disabled.held(by: gate))
    world.script.on("signOut", .json(200, ""))
    world.script.on("signInWithApple", Answers.grants(5))
    let slow = await world.underWay("me") { await world.me() }
    #expect(await world.signOut().succeeded)
    #expect(await world.signIn().succeeded)
    gate.open()
    #expect(await slow.value.failure == .signedOut(because: nil))
    #expect(world.state == .signedIn)
    #expect(world.storedTokens == ["access": "a5", "refresh": "r5"])
  }

  @Test func lateRepeatDoesNotUseNextSession() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("me", Answers.expired.held(by: gate))
    world.script.on("signInWithApple", Answers.grants(5))
    let slow = await world.underWay("me") { await world.me() }
    #expect(await world.signIn().succeeded)
    gate.open()
    #expect(await slow.value.failure == .signedOut(because: nil))
    #expect(world.script.calls == ["me", "signInWithApple"])
  }

  @Test func backgroundRefreshEndsWithItsSession() async {
    let world = Fixed.world
    let gate = Gate()
    world.clock.advance(by: 950)
    world.script.on("renew", Step.json(200, #"{"token":"a2"}"#).held(by: gate))
    world.script.on("signIn", .json(200, #"{"token":"a5","refresh":"r5"}"#))
    world.script.on("read", .json(200, ""))
    #expect(await world.read().succeeded)
    await until("a pending refresh") { world.script.count("renew") == 1 }
    #expect(await world.signIn().succeeded)
    gate.open()
    #expect(world.script.count("signIn") == 1)
    #expect(world.stored == ["access": "a5", "refresh": "r5"])
  }

  @Test func pendingCallStillGetsResponse() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("me", Answers.me.held(by: gate))
    world.script.on("signOut", .json(200, ""))
    let slow = await world.underWay("me") { await world.me() }
    #expect(await world.signOut().succeeded)
    gate.open()
    #expect(await slow.value.succeeded)
    #expect(world.state == .signedOut)
  }

  @Test func refusedCallLearnsWhyOtherRefreshEndedSession() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("me", Answers.expired.held(by: gate))
    world.script.on("renewSession", Answers.disabled)
    let slow = await world.underWay("me") { await world.me() }
    #expect(await world.renew().failure == .refused(.accountDisabled))
    gate.open()
    #expect(await slow.value.failure == .signedOut(because: Longde.Refusals.accountDisabled))
    #expect(world.script.calls == ["me", "renewSession"])
  }

  @Test func laterOfTwoSignInsWins() async {
    let world = World()
    let gate = Gate()
    world.script.on(
      "signInWithApple", Answers.grants(1).held(by: gate), Answers.grants(2))
    let first = await world.underWay("signInWithApple") { await world.signIn() }
    #expect(await world.signIn().succeeded)
    gate.open()
    #expect(await first.value.failure == .fault(.cancelled))
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func laterOfTwoSignInsWinsInEitherOrder() async {
    let world = World()
    let gate = Gate()
    world.script.on(
      "signInWithApple", Answers.grants(1), Answers.grants(2).held(by: gate))
    let early = Gate()
    let first = Task {
      _ = await early.pass()
      return await world.signIn()
    }
    early.open()
    #expect(await first.value.succeeded)
    let second = await world.underWay("signInWithApple") { await world.signIn() }
    gate.open()
    #expect(await second.value.succeeded)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func endOfOldSessionKeepsPendingSignIn() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("signInWithApple", Answers.grants(2).held(by: gate))
    world.script.on("me", Answers.disabled)
    let arriving = await world.underWay("signInWithApple") { await world.signIn() }
    #expect(await world.me().failure == .refused(.accountDisabled))
    gate.open()
    #expect(await arriving.value.succeeded)
    #expect(world.state == .signedIn)
  }
}

@Suite("Signing out with an expired token")
struct RenewingSignOutTests {
  private func signOut(_ world: Fixed.World) async -> Result<Void, CallFailure<NoRefusal>> {
    await outcome { () throws(CallFailure<NoRefusal>) in
      try await world.session.end { tokens in
        Call<NoAnswer, NoRefusal>("signOut", .delete, "/session", needs: ["access"])
      }
    }
  }

  @Test func refreshesExpiredTokenFirst() async {
    let world = Fixed.world
    world.clock.advance(by: 1000)
    world.script.on("renew", .json(200, #"{"token":"a2"}"#))
    world.script.on("signOut", .json(204, ""))
    #expect(await signOut(world).succeeded)
    #expect(world.script.calls == ["renew", "signOut"])
    #expect(world.script.requests.map { $0.headers["X-Access"] } == [nil, "a2"])
    #expect(world.script.requests[0].bearer == "Bearer r1")
    #expect(world.store.content == nil)
    #expect(world.session.state == .out)
  }

  @Test func refreshesIfServerRefusesToken() async {
    let world = Fixed.world
    world.script.on("renew", .json(200, #"{"token":"a2"}"#))
    world.script.on("signOut", .json(401, ""), .json(204, ""))
    #expect(await signOut(world).succeeded)
    #expect(world.script.calls == ["signOut", "renew", "signOut"])
    #expect(world.store.content == nil)
  }

  @Test func withoutSessionTokenFreeCallIsNotSentEither() async {
    let world = Fixed.World([:])
    let result = await outcome { () throws(CallFailure<NoRefusal>) in
      try await world.session.end { _ in Call<NoAnswer, NoRefusal>("signOut", .delete, "/") }
    }
    #expect(result.succeeded)
    #expect(world.script.calls.isEmpty)
  }

  @Test func sessionEndedAtServerNeedsNoSignOutCall() async {
    let world = Fixed.world
    world.clock.advance(by: 1000)
    world.script.on("renew", .json(410, ""))
    #expect(await signOut(world).succeeded)
    #expect(world.script.calls == ["renew"])
  }
}

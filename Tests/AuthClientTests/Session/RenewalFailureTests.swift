import AuthClient
import Foundation
import Testing

@Suite("Failed refreshes")
struct RenewalFailureTests {
  @Test(arguments: [
    (Answers.expired, Longde.RenewSessionRefusal.sessionExpired),
    (Answers.disabled, .accountDisabled),
  ])
  func declaredRefusalEndsSession(
    _ step: Step, _ refusal: Longde.RenewSessionRefusal
  ) async {
    let world = World.expired
    world.script.on("renewSession", step)
    #expect(await world.me().failure == .signedOut(because: refusal.rule))
    #expect(world.state == .signedOut)
    #expect(world.store.content == nil)
    #expect(world.script.calls == ["renewSession"], "renew means sign in here, without a loop")
    #expect(await world.me().failure == .signedOut(because: nil))
    #expect(world.script.calls == ["renewSession"], "sign-in is requested once")
  }

  @Test func explicitRefreshReportsRefusal() async {
    let world = World.signedIn
    world.script.on("renewSession", Answers.expired)
    #expect(await world.renew().failure == .refused(.sessionExpired))
    #expect(world.state == .signedOut)
  }

  @Test(arguments: [
    (Step.fault(.offline), CallFailure<Longde.MeRefusal>.fault(.offline)),
    (.fault(.timeout), .fault(.timeout)), (.fault(.insecure), .fault(.insecure)),
    (.json(200, "<html>"), .fault(.unreadable)), (.json(200, "{}"), .fault(.unreadable)),
  ])
  func faultKeepsSession(_ step: Step, _ failure: CallFailure<Longde.MeRefusal>) async {
    let world = World.expired
    world.script.on("renewSession", step)
    #expect(await world.me().failure == failure)
    #expect(world.state == .expired)
    #expect(
      world.storedTokens == ["access": "a1", "refresh": "r1"], "an end by the clock is not written")
    world.script.on("renewSession", Answers.grants(2))
    world.script.on("me", Answers.me)
    world.clock.advance(by: 1)
    #expect(await world.me().succeeded, "it recovers by itself")
  }

  @Test(arguments: [500, 429, 404, 302])
  func undeclaredRefusalKeepsSession(_ status: Int) async {
    let world = World.expired
    world.script.on("renewSession", .json(status, "<html>"))
    guard case .undeclared(let refusal) = await world.me().failure else {
      Issue.record("it must be undeclared")
      return
    }
    #expect(refusal.status == status)
    #expect(world.state == .expired)
    #expect(world.storedTokens["refresh"] == "r1")
    #expect(world.script.calls == ["renewSession"])
  }

  /// RFC 6749 defines this error, whether the contract declares it or not.
  @Test(arguments: [Step.json(401, ""), .json(400, #"{"error":"invalid_grant"}"#)])
  func invalidGrantEndsSession(_ step: Step) async {
    let world = World.expired
    world.script.on("renewSession", step)
    #expect(await world.me().failure?.recovery == .signIn)
    #expect(world.state == .signedOut)
    #expect(world.storedTokens.isEmpty)
    #expect(world.script.calls == ["renewSession"])
  }

  /// A gateway error says no more than a lost response.
  @Test(arguments: [502, 503, 504])
  func gatewayErrorIsRetriedOnce(_ status: Int) async {
    let world = World.expired
    world.script.on("renewSession", .json(status, "<html>"), Answers.grants(2))
    world.script.on("me", Answers.me)
    #expect(await world.me().succeeded)
    #expect(world.script.calls == ["renewSession", "renewSession", "me"])
  }

  @Test func oldTokenIsNotResentAfter401() async {
    let world = World.signedIn
    world.script.on("me", Answers.expired)
    world.script.on("renewSession", .json(500, ""))
    #expect(await world.me().failure?.recovery == .retry)
    #expect(world.script.calls == ["me", "renewSession"])
    #expect(world.storedTokens == ["access": "a1", "refresh": "r1"])
  }

  @Test(arguments: [(500, Fixed.RenewRefusal.busy), (429, .tooOften), (409, .maintenance)])
  func temporaryRefusalKeepsSession(_ status: Int, _ refusal: Fixed.RenewRefusal) async {
    let world = Fixed.world
    world.clock.advance(by: 1000)
    world.script.on("renew", .json(status, ""))
    let failure = await world.read().failure
    #expect(world.stored["refresh"] == "r1")
    #expect(world.session.state == .active)
    guard case .undeclared = failure else {
      Issue.record("it is no reason to sign in")
      return
    }
    if refusal.recovery != .signIn { #expect(failure?.recovery == refusal.recovery) }
    if refusal == .maintenance { #expect(failure?.message(in: []) == "Maintenance.") }
  }

  @Test(arguments: [(403, Fixed.RenewRefusal.stale), (410, .over)])
  func permanentRefusalEndsSession(_ status: Int, _ refusal: Fixed.RenewRefusal) async {
    let world = Fixed.world
    world.clock.advance(by: 1000)
    world.script.on("renew", .json(status, ""))
    #expect(await world.read().failure == .signedOut(because: refusal.rule))
    #expect(world.session.state == .out)
  }
}

@Suite("Lost refresh responses")
struct LostAnswerTests {
  private static let whole = Answers.session(2)

  @Test(arguments: 0..<whole.utf8.count)
  func responseCutAtAnyByteIsRetried(_ length: Int) async {
    let world = World.expired
    let cut = String(decoding: Self.whole.utf8.prefix(length), as: UTF8.self)
    world.script.on("renewSession", .json(200, cut), Answers.grants(2))
    world.script.on("me", Answers.me)
    #expect(await world.me().succeeded)
    #expect(world.script.calls == ["renewSession", "renewSession", "me"])
    #expect(world.script.requests[1].text == #"{"refreshToken":"r1"}"#)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func lostResponseIsRetriedOnce() async {
    let world = World.expired
    world.script.on("renewSession", .fault(.offline))
    #expect(await world.me().failure == .fault(.offline))
    #expect(world.script.calls == ["renewSession", "renewSession"])
  }

  /// A clock that was set back can't tell how much time has passed.
  @Test(arguments: [30.0, -1])
  func lostResponseIsNotRetriedAfterGracePeriod(_ elapsed: TimeInterval) async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Step.fault(.timeout).held(by: gate), Answers.grants(2))
    let call = await world.underWay("renewSession") { await world.me() }
    world.clock.advance(by: elapsed)
    gate.open()
    #expect(await call.value.failure == .fault(.timeout))
    #expect(world.script.calls == ["renewSession"])
  }

  @Test func lostResponseIsNotRetriedWithoutGracePeriod() async {
    let world = Fixed.world
    world.clock.advance(by: 1000)
    world.script.on("renew", .fault(.offline))
    #expect(await world.read().failure == .fault(.offline))
    #expect(world.script.calls == ["renew"])
  }

  @Test func refusalIsNotRetried() async {
    let world = World.expired
    world.script.on("renewSession", .json(500, ""))
    _ = await world.me()
    #expect(world.script.calls == ["renewSession"])
  }
}

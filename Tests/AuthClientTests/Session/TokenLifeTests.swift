import Foundation
import SessionCore
import Testing

@testable import AuthClient

@Suite("Token lifetimes")
struct TokenLifeTests {
  private let sent = VirtualClock().now.timeIntervalSinceReferenceDate

  private func expiry(
    _ life: GrantedLife, _ lifetime: Double? = 100, after delay: Double = 10
  ) -> Double? {
    HeldToken(TokenText("t"), life, lifetime: lifetime, sent: sent, now: sent + delay).expires
      .map { $0 - sent }
  }

  @Test func lifetimeStartsWhenRequestIsSent() {
    #expect(expiry(.asDeclared) == 100)
    #expect(expiry(.seconds(50)) == 50)
    #expect(expiry(.until(sent + 60)) == 60)
    #expect(expiry(.asDeclared, nil) == nil)
  }

  @Test func lifetimeIsReadInEveryForm() {
    typealias Life = GrantedToken.Life
    let day = Date(timeIntervalSince1970: 1_893_456_000)
    #expect(Life.lasting(seconds: 90) == .seconds(90))
    #expect(Life.lasting(milliseconds: 90_500) == .seconds(90.5))
    #expect(Life.ending(day) == .until(day))
    #expect(Life.ending(UnixTime(day)) == .until(day))
    #expect(Life.ending(milliseconds: 1_893_456_000_000) == .until(day))
    #expect(Life.text("90", .seconds) == .seconds(90))
    #expect(Life.text("90500", .milliseconds) == .seconds(90.5))
    #expect(Life.text("2030-01-01T00:00:00Z", .instant) == .until(day))
    #expect(Life.text("1893456000", .unixTime) == .until(day))
    #expect(Life.text("1893456000000", .unixMilliseconds) == .until(day))
    for form in [TokenTimeForm.seconds, .milliseconds, .instant, .unixTime, .unixMilliseconds] {
      for nothing in [nil, "", "soon"] { #expect(Life.text(nothing, form) == .asDeclared) }
    }
  }

  @Test func earliestExpiryWins() {
    let tokens = [
      GrantedToken("a", Secret("1"), expiresIn: 5), GrantedToken("a", Secret("2")),
      GrantedToken("b", Secret("3")),
    ]
    let ended = tokens.ending("a", .lasting(seconds: 9))
    #expect(ended.map(\.life) == [.seconds(5), .seconds(9), .asDeclared])
  }

  /// The clocks of server and device disagree, so the server's instants are useless.
  @Test func tokenExpiredOnArrivalGetsDeclaredLifetime() {
    #expect(expiry(.until(sent - 7200)) == 100)
    #expect(expiry(.seconds(0)) == 100)
    #expect(expiry(.seconds(5)) == 100)
    #expect(expiry(.asDeclared, after: 1000) == 1100)
    #expect(expiry(.seconds(0), nil) == nil)
  }

  @Test func marginIsAtMostHalfTheLifetime() {
    let token = HeldToken(TokenText("t"), issued: sent, expires: sent + 60)
    #expect(!token.isEnding(at: sent + 29, margin: 300))
    #expect(token.isEnding(at: sent + 30, margin: 300))
    #expect(!token.isEnding(at: sent + 49, margin: 10))
    #expect(token.isEnding(at: sent + 50, margin: 10))
    #expect(!token.isOver(at: sent + 59.9))
    #expect(token.isOver(at: sent + 60))
  }
}

@Suite("Refreshing ahead of expiry")
struct MarginTests {
  @Test(arguments: [899, 900])
  func callWithinMarginDoesNotWaitForRefresh(_ seconds: Int) async {
    let world = Fixed.world
    let gate = Gate()
    world.clock.advance(by: TimeInterval(seconds))
    world.script.on("renew", Step.json(200, #"{"token":"a2"}"#).held(by: gate))
    world.script.on("read", .json(200, ""))
    #expect(await world.read().succeeded, "although the refresh hangs")
    #expect(world.script.requests.first { $0.endpoint == "read" }?.headers["X-Access"] == "a1")
    gate.open()
    guard seconds == 900 else { return #expect(world.script.calls == ["read"]) }
    await until("the refresh") { world.stored["access"] == "a2" }
    #expect(await world.read().succeeded)
    #expect(world.script.requests.last?.headers["X-Access"] == "a2")
  }

  @Test(arguments: [Step.fault(.offline), .json(500, ""), .json(429, "")])
  func failedBackgroundRefreshIsHarmless(_ step: Step) async {
    let world = Fixed.world
    world.clock.advance(by: 950)
    world.script.on("renew", step)
    world.script.on("read", .json(200, ""))
    #expect(await world.read().succeeded)
    await until("the refresh request") { world.script.count("renew") == 1 }
    #expect(world.script.requests.first { $0.endpoint == "read" }?.headers["X-Access"] == "a1")
    world.clock.advance(by: 50)
    #expect(await world.read().failure != nil, "now it has ended")
  }

  @Test func failedBackgroundRefreshIsNotRetriedForSameCall() async {
    let world = Fixed.world
    world.clock.advance(by: 950)
    world.script.on("renew", .fault(.offline))
    world.script.on("read", .json(403, ""))
    let failure = await world.read().failure
    #expect(failure == .refused(.stale) || failure == .fault(.offline))
    await until("the refresh request") { world.script.count("renew") > 0 }
    #expect(world.script.count("read") == 1)
  }

  @Test func refusedBackgroundRefreshEndsSession() async {
    let world = Fixed.world
    world.clock.advance(by: 950)
    world.script.on("renew", .json(410, ""))
    world.script.on("read", .json(200, ""))
    #expect(await world.read().succeeded)
    await until("the session to end") { world.session.state == .out }
    #expect(await world.read().failure == .signedOut(because: nil))
  }

  @Test func shortLivedTokenIsNotRefreshedOnEveryCall() async {
    let world = Fixed.world
    world.clock.advance(by: 1000)
    world.script.on("renew", .json(200, #"{"token":"a2","seconds":60}"#))
    world.script.on("read", .json(200, ""))
    for _ in 1...3 { #expect(await world.read().succeeded) }
    #expect(world.script.calls == ["renew", "read", "read", "read"])
  }
}

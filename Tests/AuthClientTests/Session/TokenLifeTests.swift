import Foundation
import Testing

@testable import AuthClient

@Suite("How long a token lives")
struct TokenLifeTests {
  private let sent = VirtualClock().now
  private let rule = TokenRule("t", lifetime: 100)

  private func expiry(
    _ token: GrantedToken, _ rule: TokenRule?, after delay: TimeInterval = 10
  ) -> TimeInterval? {
    StoredToken(token, rule: rule, sent: sent, now: sent + delay).expires?
      .timeIntervalSince(sent)
  }

  @Test func itIsCountedFromWhenTheRequestWasSent() {
    #expect(expiry(GrantedToken("t", Secret("")), rule) == 100)
    #expect(expiry(GrantedToken("t", Secret(""), expiresIn: 50), rule) == 50)
    #expect(expiry(GrantedToken("t", Secret(""), expiresAt: sent + 60), rule) == 60)
    #expect(expiry(GrantedToken("t", Secret(""), expiresIn: nil), rule) == 100)
    #expect(expiry(GrantedToken("t", Secret(""), expiresAt: nil), rule) == 100)
    #expect(expiry(GrantedToken("t", Secret("")), nil) == nil)
    #expect(expiry(GrantedToken("t", Secret("")), TokenRule("t")) == nil)
  }

  /// The server's clock and this one do not agree: its instants are of no use here.
  @Test func aTokenThatIsOverWhenItComesHasItsDeclaredLife() {
    #expect(expiry(GrantedToken("t", Secret(""), expiresAt: sent - 7200), rule) == 100)
    #expect(expiry(GrantedToken("t", Secret(""), expiresIn: 0), rule) == 100)
    #expect(expiry(GrantedToken("t", Secret(""), expiresIn: 5), rule) == 100)
    #expect(expiry(GrantedToken("t", Secret("")), rule, after: 1000) == 1100)
    #expect(expiry(GrantedToken("t", Secret(""), expiresIn: 0), nil) == nil)
  }

  @Test func theMarginIsNeverMoreThanHalfOfTheLife() {
    let token = StoredToken(secret: Secret(""), issued: sent, expires: sent + 60)
    #expect(!token.isEnding(at: sent + 29, margin: 300))
    #expect(token.isEnding(at: sent + 30, margin: 300))
    #expect(!token.isEnding(at: sent + 49, margin: 10))
    #expect(token.isEnding(at: sent + 50, margin: 10))
    #expect(!token.isOver(at: sent + 59.9))
    #expect(token.isOver(at: sent + 60))
  }
}

@Suite("Renewing some time before the end")
struct MarginTests {
  @Test(arguments: [(899, ["read"]), (900, ["renew", "read"])])
  func withinTheMarginACallRenewsFirst(_ seconds: Int, _ calls: [String]) async {
    let world = Fixed.world
    world.clock.advance(by: TimeInterval(seconds))
    world.script.on("renew", .json(200, #"{"token":"a2"}"#))
    world.script.on("read", .json(200, ""))
    #expect(await world.read().succeeded)
    #expect(world.script.calls == calls)
    #expect(world.script.requests.last?.headers["X-Access"] == (seconds < 900 ? "a1" : "a2"))
  }

  @Test(arguments: [Step.fault(.offline), .json(500, ""), .json(429, "")])
  func aRenewalThatFailsThereDoesNoHarm(_ step: Step) async {
    let world = Fixed.world
    world.clock.advance(by: 950)
    world.script.on("renew", step)
    world.script.on("read", .json(200, ""))
    #expect(await world.read().succeeded)
    #expect(world.script.calls == ["renew", "read"])
    #expect(world.script.requests.last?.headers["X-Access"] == "a1")
    world.clock.advance(by: 50)
    #expect(await world.read().failure != nil, "now it is over")
  }

  @Test func andIsNotTriedAgainForTheSameCall() async {
    let world = Fixed.world
    world.clock.advance(by: 950)
    world.script.on("renew", .fault(.offline))
    world.script.on("read", .json(403, ""))
    #expect(await world.read().failure == .refused(.stale))
    #expect(world.script.calls == ["renew", "read"])
  }

  @Test func aRenewalThatIsRefusedThereEndsTheSession() async {
    let world = Fixed.world
    world.clock.advance(by: 950)
    world.script.on("renew", .json(410, ""))
    #expect(await world.read().failure == .signedOut(because: Fixed.RenewRefusal.over.rule))
    #expect(world.script.calls == ["renew"])
  }

  @Test func aTokenThatLivesShorterThanTheMarginIsNotRenewedAtEveryCall() async {
    let world = Fixed.world
    world.clock.advance(by: 1000)
    world.script.on("renew", .json(200, #"{"token":"a2","seconds":60}"#))
    world.script.on("read", .json(200, ""))
    for _ in 1...3 { #expect(await world.read().succeeded) }
    #expect(world.script.calls == ["renew", "read", "read", "read"])
  }
}

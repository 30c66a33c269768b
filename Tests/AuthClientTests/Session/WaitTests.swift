import Foundation
import Testing

@testable import AuthClient

@Suite("Retry-After")
struct WaitTests {
  private func answer(_ status: Int, _ headers: HTTPHeaders) -> Step {
    .answer(HTTPResponse(status: status, headers: headers))
  }

  @Test(arguments: [429, 503])
  func undeclaredRefusalHonorsRetryAfter(_ status: Int) async {
    let world = World.signedIn
    world.script.on("me", answer(status, ["Retry-After": "120"]))
    await world.client.session.restore()
    world.clock.jump(by: 50_000)
    #expect(await world.me().failure?.recovery == .wait(until: world.clock.now + 120))
  }

  @Test(arguments: [-7200.0, 0, 7200])
  func retryAfterDateUsesServerClock(_ ahead: TimeInterval) async {
    let world = World.signedIn
    let server = world.clock.now + ahead
    world.script.on(
      "me",
      answer(
        503,
        [
          "Date": WrongClockTests.httpDate(server),
          "Retry-After": WrongClockTests.httpDate(server + 90),
        ]))
    #expect(await world.me().failure?.recovery == .wait(until: world.clock.now + 90))
  }

  @Test(arguments: ["", "soon", "-5", "1e9", "99999999999999999999", "Sun, 06 Nov"])
  func unreadableRetryAfterMeansRetry(_ text: String) async {
    let world = World.signedIn
    world.script.on("me", answer(429, ["Retry-After": text]))
    #expect(await world.me().failure?.recovery == .retry)
  }

  @Test func pastRetryAfterMeansNow() async {
    let world = World.signedIn
    world.script.on("me", answer(503, ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"]))
    #expect(await world.me().failure?.recovery == .wait(until: world.clock.now))
  }

  @Test(arguments: [500, 400])
  func otherStatusIgnoresRetryAfter(_ status: Int) async {
    let world = World.signedIn
    world.script.on("me", answer(status, ["Retry-After": "120"]))
    #expect(await world.me().failure?.recovery == (status == 500 ? .retry : .tell))
  }

  /// Otherwise every call would send a request.
  @Test func rateLimitedRefreshIsNotSentEarly() async {
    let world = Reader.World()
    await world.session.restore()
    world.clock.advance(by: 7200)
    world.script.on("renew", answer(429, ["Retry-After": "60"]), Reader.grants(2))
    let until = world.clock.now + 60
    for _ in 1...5 { #expect(await world.read()?.recovery == .wait(until: until)) }
    #expect(world.script.calls == ["renew"])
    #expect(world.session.state == .expired)
    world.clock.advance(by: 60)
    #expect(await world.read() == nil)
    #expect(world.script.calls == ["renew", "renew", "read"])
  }

  /// Both ends are measured by the device's clock, which is set while the app runs.
  @Test(arguments: [86_400.0, -86_400], [nil, #"{"seconds":60}"#])
  func clockChangeDoesNotExtendWait(_ jump: TimeInterval, _ told: String?) async {
    let world = Reader.World()
    await world.session.restore()
    world.clock.advance(by: 7200)
    world.clock.jump(by: jump)
    let busy = told.map { Step.json(429, $0) } ?? answer(429, ["Retry-After": "60"])
    world.script.on("renew", busy, Reader.grants(2))
    let until = world.clock.now + 60
    for _ in 1...3 { #expect(await world.read()?.recovery == .wait(until: until)) }
    #expect(world.script.calls == ["renew"])
    world.clock.advance(by: 60)
    #expect(await world.read() == nil)
    #expect(world.script.calls == ["renew", "renew", "read"])
  }

  /// One server requires a day. The other sends an instant that a device one day behind can't read.
  @Test(arguments: ["Retry-After", "until"])
  func waitIsCappedForRefreshes(_ place: String) async {
    let world = Reader.World()
    await world.session.restore()
    world.clock.advance(by: 7200)
    let instant = (world.clock.now + 86_400).wireText
    let busy =
      place == "until"
      ? Step.json(429, #"{"until":"\#(instant)"}"#) : answer(429, [place: "86400"])
    world.script.on("renew", busy, Reader.grants(2))
    let until = world.clock.now + 86_400
    #expect(await world.read()?.recovery == .wait(until: until), "it is reported as received")
    world.clock.advance(by: 899)
    #expect(await world.read()?.recovery == .wait(until: until))
    #expect(world.script.calls == ["renew"])
    world.clock.advance(by: 1)
    #expect(await world.read() == nil)
    #expect(world.script.calls == ["renew", "renew", "read"])
  }

  @Test func declaredRefusalReceivesRetryAfterField() async {
    let world = Reader.World()
    world.script.on("renew", answer(429, ["Retry-After": "60"]))
    let failure = await outcome { () throws(CallFailure<Reader.RenewRefusal>) in
      try await world.session.renew()
    }.failure
    #expect(failure?.recovery == .wait(until: world.clock.now + 60))
    guard case .refused(.busy) = failure else {
      Issue.record("it is declared")
      return
    }
  }
}

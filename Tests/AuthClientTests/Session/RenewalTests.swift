import AuthClient
import Foundation
import Testing

@Suite("Refreshing")
struct RenewalTests {
  @Test func expiredTokenIsRefreshedBeforeCall() async {
    let world = World.expired
    world.script.on("renewSession", Answers.grants(2))
    world.script.on("me", Answers.me)
    #expect(await world.me().succeeded)
    #expect(world.script.calls == ["renewSession", "me"])
    #expect(world.script.requests[0].text == #"{"refreshToken":"r1"}"#)
    #expect(world.script.requests[1].bearer == "Bearer a2")
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
    #expect(world.state == .signedIn)
  }

  /// Some servers send an empty text instead of omitting the token.
  @Test func emptyRefreshTokenKeepsOldOne() async {
    let world = World.expired
    world.script.on("renewSession", Answers.grants("a2", ""))
    world.script.on("me", Answers.me)
    #expect(await world.me().succeeded)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r1"])
    #expect(world.state == .signedIn)
  }

  @Test func unexpiredTokenIsNotRefreshed() async {
    let world = World.signedIn
    world.clock.advance(by: 3599.9)
    world.script.on("me", Answers.me)
    #expect(await world.me().succeeded)
    #expect(world.script.calls == ["me"])
  }

  @Test func refusalAskingForRefreshRefreshesAndRepeats() async {
    let world = World.signedIn
    world.script.on("me", Answers.expired, Answers.me)
    world.script.on("renewSession", Answers.grants(2))
    #expect(await world.me().succeeded)
    #expect(world.script.calls == ["me", "renewSession", "me"])
    #expect(world.script.requests[2].bearer == "Bearer a2")
  }

  @Test(arguments: ["", "<html>", #"{"message":"other"}"#])
  func undeclared401RefreshesAndRepeats(_ body: String) async {
    let world = World.signedIn
    world.script.on("me", .json(401, body), Answers.me)
    world.script.on("renewSession", Answers.grants(2))
    #expect(await world.me().succeeded)
    #expect(world.script.calls == ["me", "renewSession", "me"])
  }

  @Test(arguments: [400, 403, 404, 500])
  func otherUndeclaredStatusDoesNotRefresh(_ status: Int) async {
    let world = World.signedIn
    world.script.on("me", .json(status, ""))
    _ = await world.me()
    #expect(world.script.calls == ["me"])
  }

  @Test(arguments: [Answers.expired, .json(401, "")])
  func refreshesAndRepeatsOnlyOnce(_ step: Step) async {
    let world = World.signedIn
    world.script.on("me", step)
    world.script.on("renewSession", Answers.grants(2))
    #expect(await world.me().failure != nil)
    #expect(world.script.calls == ["me", "renewSession", "me"])
    #expect(world.state == .signedIn, "nothing reported its end")
  }

  @Test func callRefreshedBeforehandIsNotRefreshedAgain() async {
    let world = World.expired
    world.script.on("me", Answers.expired)
    world.script.on("renewSession", Answers.grants(2))
    #expect(await world.me().failure == .refused(.sessionExpired))
    #expect(world.script.calls == ["renewSession", "me"])
  }

  @Test func accountDisabledDuringRefreshEndsSession() async {
    let world = World.signedIn
    world.script.on("me", Answers.expired, Answers.disabled)
    world.script.on("renewSession", Answers.grants(2))
    #expect(await world.me().failure == .refused(.accountDisabled))
    #expect(world.script.calls == ["me", "renewSession", "me"])
    #expect(world.state == .signedOut)
  }

  @Test func explicitRefreshReplacesTokens() async throws {
    let world = World.signedIn
    world.script.on("renewSession", Answers.grants(2))
    #expect(try await world.client.renewSession().refreshToken == Secret("r2"))
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func explicitRefreshWithoutSessionSendsNothing() async {
    let world = World()
    #expect(await world.renew().failure == .signedOut(because: nil))
    #expect(world.script.calls.isEmpty)
  }

  @Test func missingRefreshTokenKeepsOldOne() async {
    let world = Fixed.world
    world.script.on("renew", .json(200, #"{"token":"a2"}"#))
    world.script.on("read", .json(401, ""), .json(200, ""))
    #expect(await world.read().succeeded)
    #expect(world.stored == ["access": "a2", "refresh": "r1"])
  }

  @Test func tokenThatRefreshNeverReturnsIsNotRefreshed() async {
    let world = Fixed.world
    let result = await outcome { () throws(CallFailure<NoRefusal>) in
      try await world.session.call(Call<NoAnswer, NoRefusal>("x", .get, "/", needs: ["other"]))
    }
    #expect(result.failure == .signedOut(because: nil))
    #expect(world.script.calls.isEmpty)
  }

  @Test func expiredRefreshTokenSignsOutWithoutRequest() async {
    let world = World.signedIn
    await world.client.session.restore()
    world.clock.advance(by: 604_800)
    #expect(await world.me().failure == .signedOut(because: nil))
    #expect(world.state == .signedOut)
    #expect(world.store.content == nil)
    #expect(world.script.calls.isEmpty)
  }
}

import Foundation
import Testing

@testable import AuthClient

/// The server may have granted tokens, and ended the old ones, when the caller gives up.
@Suite("Cancelled calls that grant tokens")
struct CancelledGrantTests {
  private let gate = Gate()

  @Test func cancelledSignInStillCompletes() async {
    let world = World()
    world.script.on("signInWithApple", Answers.grants(1).held(by: gate))
    let call = await world.underWay("signInWithApple") { await world.signIn() }
    call.cancel()
    gate.open()
    #expect(await call.value.succeeded)
    #expect(world.state == .signedIn)
    #expect(world.storedTokens == ["access": "a1", "refresh": "r1"])
  }

  @Test func tokensGrantedByCancelledCallAreKept() async {
    let world = World.signedIn
    world.script.on("changePassword", Answers.grants(2).held(by: gate))
    let change = Call<Longde.Session, Longde.MeRefusal>(
      "changePassword", .post, "/api/password", needs: ["access"])
    let call = await world.underWay("changePassword") {
      await outcome { () throws(CallFailure<Longde.MeRefusal>) in
        try await world.client.session.call(change)
      }
    }
    call.cancel()
    gate.open()
    #expect(await call.value.succeeded)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func taskCancelledBeforeSendingSendsNothing() async {
    let world = World()
    let call = Task {
      _ = await gate.pass()
      return await world.signIn()
    }
    call.cancel()
    #expect(await call.value.failure == .fault(.cancelled))
    #expect(world.script.calls.isEmpty)
  }
}

/// Nothing was asked of the server.
@Suite("Refreshes that can't be sent")
struct UnsentRenewalTests {
  @Test func unreadableStoreCausesNoRefreshDelay() async {
    let world = World.expired
    await world.client.session.restore()
    world.store.fail(reading: true)
    for _ in 1...5 { #expect(await world.me().failure == .fault(.storeUnreadable)) }
    world.store.fail(reading: false)
    world.script.on("renewSession", Answers.grants(2))
    world.script.on("me", Answers.me)
    #expect(await world.me().succeeded)
  }

  /// The app's closure accepts only tokens in its own format.
  @Test func closureRejectingUnknownTokensStillRefreshes() async {
    struct Malformed: Error {}
    let world = World.expired
    let session = AuthSession<Longde>(
      server: URL(string: "https://longde.cloud")!, store: UnreliableStore(world.store.content),
      renewing: { tokens in
        guard try tokens["refresh"].reveal().hasPrefix("r") else { throw Malformed() }
        return try Longde.renewal.build(tokens)
      }, options: ClientOptions(transport: world.script, clock: world.clock))
    world.script.on("renewSession", Answers.grants(2))
    let result = await outcome { () throws(CallFailure<Longde.RenewSessionRefusal>) in
      try await session.renew()
    }
    #expect(result.succeeded)
  }

  @Test func expiredTokensFromAnotherProcessEndSession() async {
    let world = World.signedIn
    await world.client.session.restore()
    try? world.store.save(World.stored(["refresh": "r9"], world.clock.now - 700_000))
    world.clock.advance(by: 3600)
    #expect(await world.me().failure == .signedOut(because: nil))
    #expect(world.state == .signedOut)
    world.script.on("signInWithApple", Answers.grants(3))
    #expect(await world.signIn().succeeded)
  }
}

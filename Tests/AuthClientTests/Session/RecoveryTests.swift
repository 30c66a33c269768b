import Foundation
import Testing

@testable import AuthClient

/// An app can act on each failure that it sees.
@Suite("Recoveries shown to the app")
struct RecoveryTests {
  private let all: [Recovery] = [
    .renew, .retry, .wait(until: nil), .correct, .signIn, .continue(flow: "verification"), .tell,
    .ignore,
  ]

  @Test func appNeverSeesRenewRecovery() {
    for recovery in all {
      #expect(recovery.forApp == (recovery == .renew ? .signIn : recovery))
    }
    for refusal in Longde.MeRefusal.allCases {
      #expect(CallFailure.refused(refusal).recovery != .renew)
      let incomplete = UndeclaredRefusal(refusal.rule, status: 401, body: Data())
      #expect(CallFailure<Longde.MeRefusal>.undeclared(incomplete).recovery != .renew)
    }
  }

  /// The new token is refused too.
  @Test func uselessRefreshSuggestsSignIn() async {
    let world = World.signedIn
    world.script.on("me", Answers.expired)
    world.script.on("renewSession", Answers.grants(2))
    let failure = await world.me().failure
    #expect(failure == .refused(.sessionExpired))
    #expect(failure?.recovery == .signIn)
    #expect(world.script.calls == ["me", "renewSession", "me"])
  }

  @Test func callThatCannotRefreshNeverSuggestsRenew() async {
    let world = World(["access": "a1", "refresh": "r1"])
    world.script.on("signInWithApple", Answers.expired)
    #expect(await world.signIn().failure?.recovery != .renew)
  }

  /// The refresh before the call fails and the old token is refused. The network is the reason.
  @Test func failedRefreshBeforeCallExplainsRefusal() async {
    let world = World.signedIn
    world.script.on("renewSession", .fault(.offline))
    world.script.on("me", Answers.expired)
    _ = await world.renew()
    world.clock.advance(by: 3595)
    let failure = await world.me().failure
    #expect(failure?.recovery == .retry, "\(String(describing: failure))")
    #expect(world.state == .signedIn)
  }

  /// One call's refusal triggers a refresh, which fails offline. Another call tries the old token and is
  /// refused too.
  @Test func failedRefreshExplainsRefusalOfNextCall() async {
    let world = Fixed.world
    world.script.on("renew", all: [.fault(.offline)])
    world.script.on("read", .json(403, ""))
    world.script.on("other", .json(403, ""))
    #expect(await world.read().failure == .fault(.offline))
    world.clock.advance(by: 60)
    let failure = await outcome { () throws(CallFailure<Fixed.ReadRefusal>) in
      try await world.session.call(
        Call<NoAnswer, Fixed.ReadRefusal>("other", .get, "/other", needs: ["access"]))
    }.failure
    #expect(failure == .fault(.offline))
    #expect(world.script.count("other") == 1)
  }
}

import Foundation
import Testing

@testable import AuthClient

@Suite("Sign-ins that arrive too late")
struct LateSignInTests {
  @Test func signInOvertakenBySignOutIsRevoked() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("signInWithApple", Answers.grants(5).held(by: gate))
    world.script.on("signOut", .json(200, ""))
    let arriving = await world.underWay("signInWithApple") { await world.signIn() }
    #expect(await world.signOut().succeeded)
    gate.open()
    #expect(await arriving.value.failure == .signedOut(because: nil))
    await until("its tokens to be revoked") { world.script.count("signOut") == 2 }
    #expect(
      world.script.requests.filter { $0.endpoint == "signOut" }.map(\.text)
        == [#"{"refreshToken":"r1"}"#, #"{"refreshToken":"r5"}"#])
    #expect(world.state == .signedOut)
  }

  /// Otherwise the app would show the sign-in screen over a live session.
  @Test(arguments: [["signIn"], ["signOut"], ["signOut", "signIn"], ["signIn", "signOut"]])
  func lateSignInReportsSignedOutOnlyIfSignedOut(_ meanwhile: [String]) async throws {
    let world = World()
    let gate = Gate()
    world.script.on("signInWithApple", Answers.grants(5).held(by: gate), Answers.grants(6))
    world.script.on("signOut", .json(200, ""))
    let arriving = await world.underWay("signInWithApple") { await world.signIn() }
    for operation in meanwhile {
      if operation == "signIn" { _ = await world.signIn() } else { _ = await world.signOut() }
    }
    gate.open()
    let failure = try #require(await arriving.value.failure)
    let isSignedIn = meanwhile.last == "signIn"
    #expect(world.state == (isSignedIn ? .signedIn : .signedOut))
    #expect(failure == (isSignedIn ? .fault(.cancelled) : .signedOut(because: nil)))
    #expect((failure.recovery == .signIn) == !isSignedIn)
  }

  /// A session from which nobody has signed out yet, so no sign-out could be repeated.
  private func revoking(_ world: World) -> AuthSession<Longde> {
    world.script.on("revoke", .json(200, ""))
    return AuthSession<Longde>(
      server: URL(string: "https://longde.cloud")!, store: world.store,
      revoking: Revocation { tokens in
        let spent = try tokens["refresh"]
        return Call<NoAnswer, NoRefusal>("revoke", .post, "/revoke", form: ["token": spent])
      }, options: ClientOptions(transport: world.script, clock: world.clock))
  }

  @Sendable private func signIn(_ session: AuthSession<Longde>) async -> World.SignInResult {
    await outcome { () throws(CallFailure<Longde.SignInWithAppleRefusal>) in
      try await session.signIn(
        Call<Longde.Session, Longde.SignInWithAppleRefusal>("signInWithApple", .post, "/"))
    }
  }

  @Test func configuredRevocationEndsLateSignIn() async throws {
    let world = World()
    let gate = Gate()
    let session = revoking(world)
    world.script.on("signInWithApple", Answers.grants(5).held(by: gate), Answers.grants(6))
    let arriving = await world.underWay("signInWithApple") { await signIn(session) }
    #expect(await world.signIn().succeeded)
    gate.open()
    #expect(await arriving.value.failure == .fault(.cancelled))
    await until("its tokens to be revoked") { world.script.count("revoke") == 1 }
    #expect(world.script.requests.last?.text == "token=r5")
    #expect(world.storedTokens == ["access": "a6", "refresh": "r6"])
  }

  @Test func unstorableSignInIsRevoked() async {
    let world = World.signedIn
    let session = revoking(world)
    await session.restore()
    world.script.on("signInWithApple", Answers.grants(5))
    world.store.fail(writing: true)
    #expect(await signIn(session).failure == .fault(.storeUnwritable))
    await until("its tokens to be revoked") { world.script.count("revoke") == 1 }
    #expect(world.script.requests.last?.text == "token=r5")
    world.store.fail()
    #expect(await session.restore() == .signedIn)
    #expect(world.storedTokens == ["access": "a1", "refresh": "r1"])
  }

  /// Two sign-ins run at once and their responses arrive in order. `first` is the number of the overtaken
  /// session. If both got the same one, nothing is revoked.
  @Test(arguments: [(5, ["token=r5"]), (6, [])])
  func doubleTapRevokesEarlierSession(_ first: Int, _ ended: [String]) async {
    let world = World()
    let session = revoking(world)
    let (one, two) = (Gate(), Gate())
    world.script.on(
      "signInWithApple", Answers.grants(first).held(by: one), Answers.grants(6).held(by: two))
    let early = await world.underWay("signInWithApple") { await signIn(session) }
    let later = await world.underWay("signInWithApple") { await signIn(session) }
    one.open()
    #expect(await early.value.succeeded)
    two.open()
    #expect(await later.value.succeeded)
    #expect(world.storedTokens == ["access": "a6", "refresh": "r6"])
    await until("its tokens to be revoked") { world.script.count("revoke") >= ended.count }
    await settled { world.script.count("revoke") > ended.count }
    #expect(world.script.requests.dropFirst(2).map(\.text) == ended)
  }

  /// The server knows the session by the tokens of its latest refresh.
  @Test func overtakenSessionIsRevokedWithNewestTokens() async {
    let world = World()
    let session = revoking(world)
    let (one, two, renewal) = (Gate(), Gate(), Gate())
    world.script.on(
      "signInWithApple", Answers.grants(5).held(by: one), Answers.grants(6).held(by: two))
    world.script.on("renewSession", Answers.grants(7).held(by: renewal))
    let early = await world.underWay("signInWithApple") { await signIn(session) }
    let later = await world.underWay("signInWithApple") { await signIn(session) }
    one.open()
    #expect(await early.value.succeeded)
    let renewing = await world.underWay("renewSession") {
      await outcome { () throws(CallFailure<Longde.RenewSessionRefusal>) in
        try await session.renew()
      }
    }
    two.open()
    #expect(await later.value.succeeded)
    await settled { world.script.count("revoke") > 0 }
    #expect(world.script.count("revoke") == 0)
    renewal.open()
    _ = await renewing.value
    await until("its tokens to be revoked") { world.script.count("revoke") == 1 }
    #expect(world.script.requests.last?.text == "token=r7")
    #expect(world.storedTokens == ["access": "a6", "refresh": "r6"])
  }

  /// Nothing uses the replaced session any longer.
  @Test func sessionReplacedBySignInIsRevoked() async {
    let world = World()
    let session = revoking(world)
    world.script.on("signInWithApple", Answers.grants(5), Answers.grants(6))
    #expect(await signIn(session).succeeded)
    #expect(await signIn(session).succeeded)
    await until("the first session to be revoked") { world.script.count("revoke") == 1 }
    #expect(world.script.requests.last?.text == "token=r5")
  }

  /// A sign-out that names a short-lived token may end all of the user's sessions, as Amazon's does. Here, the
  /// user signed out that way and then double-tapped sign-in.
  @Test(arguments: [("access", 0), ("refresh", 1)])
  func lateSignInIsRevokedOnlyIfSignOutNamesRefreshToken(_ named: String, _ ended: Int) async throws
  {
    let world = Fixed.world
    world.script.on("signOut", .json(200, ""))
    try await world.session.end { _ in
      Call<NoAnswer, NoRefusal>("signOut", .post, "/out", needs: [named])
    }
    let gate = Gate()
    world.script.on(
      "signIn", Step.json(200, #"{"token":"a5","refresh":"r5"}"#).held(by: gate),
      .json(200, #"{"token":"a6","refresh":"r6"}"#))
    let arriving = Task { await world.signIn() }
    await until("the call") { world.script.count("signIn") == 1 }
    #expect(await world.signIn().succeeded)
    gate.open()
    #expect(await arriving.value.failure == .fault(.cancelled))
    await until("its tokens to be revoked") { world.script.count("signOut") >= 1 + ended }
    await settled { world.script.count("signOut") > 1 + ended }
    #expect(world.script.count("signOut") == 1 + ended)
    #expect(world.stored == ["access": "a6", "refresh": "r6"])
  }

  /// Nothing was sent because nobody was signed in, but the client still knows how to sign out.
  @Test func signOutWithoutSessionStillRevokesLateSignIn() async throws {
    let world = World()
    let gate = Gate()
    world.script.on("signInWithApple", Answers.grants(5).held(by: gate))
    world.script.on("signOut", .json(200, ""))
    let arriving = await world.underWay("signInWithApple") { await world.signIn() }
    #expect(await world.signOut().succeeded)
    gate.open()
    #expect(await arriving.value.failure == .signedOut(because: nil))
    await until("its tokens to be revoked") { world.script.count("signOut") == 1 }
    #expect(world.script.requests.last?.text == #"{"refreshToken":"r5"}"#)
  }

  /// Gives its turn to what nobody waits for, and should not come.
  private func settled(_ isSo: () -> Bool) async {
    for _ in 0..<1_000 where !isSo() { await Task.yield() }
  }

  @Test func failedRevocationIsIgnored() async {
    let world = World()
    let gate = Gate()
    world.script.on(
      "signInWithApple", Answers.grants(5).held(by: gate), Answers.grants(6))
    world.script.on("signOut", Answers.disabled)
    world.script.on("me", Answers.me)
    let arriving = await world.underWay("signInWithApple") { await world.signIn() }
    #expect(await world.signOut().succeeded)
    #expect(await world.signIn().succeeded)
    gate.open()
    _ = await arriving.value
    await until("its tokens to be revoked") { world.script.count("signOut") == 1 }
    #expect(await world.me().succeeded)
    #expect(world.storedTokens == ["access": "a6", "refresh": "r6"])
  }

  @Test func cancelledSignOutStillCompletes() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("signOut", Step.json(200, "").held(by: gate))
    let leaving = await world.underWay("signOut") { await world.signOut() }
    leaving.cancel()
    gate.open()
    #expect(await leaving.value.succeeded)
  }
}

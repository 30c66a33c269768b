import AuthClient
import Foundation
import Testing

/// Two processes of an app, such as the app and its widget, which keep their session in one place.
@Suite("Two processes with one store")
struct TwoProcessesTests {
  private let world = World.signedIn
  private let app: Longde.Client
  private let widget: Longde.Client

  init() {
    (app, widget) = (Self.process(world), Self.process(world))
  }

  /// A store of its own, which no other session of this process shares, in front of the same place.
  private static func process(_ world: World) -> Longde.Client {
    Longde.Client(
      server: URL(string: "https://longde.cloud")!, store: OtherProcess(world.store),
      options: ClientOptions(transport: world.script, clock: world.clock))
  }

  private func me(_ client: Longde.Client) async -> World.MeResult {
    await outcome { () throws(CallFailure<Longde.MeRefusal>) in try await client.me() }
  }

  private func renew(_ client: Longde.Client) async -> Bool {
    let result = await outcome { () throws(CallFailure<Longde.RenewSessionRefusal>) in
      try await client.session.renew()
    }
    return result.succeeded
  }

  /// The app was in the background while its widget renewed.
  private func widgetRenews() async {
    world.script.on("me", Answers.me)
    #expect(await app.session.restore() == .signedIn)
    world.clock.advance(by: 3600)
    world.script.on("renewSession", Answers.grants(2))
    #expect(await me(widget).succeeded)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func restoreWritesNothing() async {
    await widgetRenews()
    let before = world.store.operations.filter { $0 != "load" }
    #expect(await app.session.restore() == .expired)
    #expect(world.store.operations.filter { $0 != "load" } == before)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  @Test func tokensRefreshedByOtherProcessAreUsed() async {
    await widgetRenews()
    #expect(await me(app).succeeded)
    #expect(world.script.count("renewSession") == 1, "one renewal for both")
    #expect(world.script.requests.last?.bearer == "Bearer a2")
    #expect(app.session.state == .signedIn)
  }

  @Test func explicitRefreshUsesNewestToken() async {
    await widgetRenews()
    world.script.on("renewSession", Answers.grants(3))
    #expect(await renew(app))
    #expect(world.script.requests.last { $0.endpoint == "renewSession" }?.refreshToken == "r2")
    #expect(world.storedTokens == ["access": "a3", "refresh": "r3"])
  }

  /// The widget refreshes during the app's refresh, and the server rejects the app's token.
  @Test func refusalOfOlderTokenKeepsSession() async {
    await app.session.restore()
    await widget.session.restore()
    world.clock.advance(by: 3600)
    let gate = Gate()
    world.script.on(
      "renewSession", Answers.disabled.held(by: gate), Answers.grants(2))
    world.script.on("me", Answers.me)
    let slow = await world.underWay("renewSession") { await me(app) }
    #expect(await me(widget).succeeded)
    gate.open()
    #expect(await slow.value.succeeded)
    #expect(app.session.state == .signedIn)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
    #expect(world.script.count("renewSession") == 2)
  }

  @Test func signOutByOtherProcessEndsSession() async {
    await app.session.restore()
    world.script.on("signOut", .json(200, ""))
    let signedOut = await outcome { () throws(CallFailure<NoRefusal>) in
      try await widget.signOut()
    }
    #expect(signedOut.succeeded)
    world.clock.advance(by: 3600)
    #expect(await me(app).failure == .signedOut(because: nil))
    #expect(app.session.state == .signedOut)
    #expect(world.script.calls == ["signOut"])
    #expect(world.storedTokens.isEmpty)
  }

  @Test func refreshDoesNotUndoSignOutByOtherProcess() async {
    await app.session.restore()
    world.clock.advance(by: 3600)
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    let slow = await world.underWay("renewSession") { await me(app) }
    world.store.empty()
    gate.open()
    #expect(await slow.value.failure != nil)
    #expect(world.storedTokens.isEmpty)
    #expect(app.session.state == .signedOut)
  }

  @Test func signInByOtherProcessIsNotOverwritten() async {
    await app.session.restore()
    world.clock.advance(by: 3600)
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    world.script.on("signInWithApple", Answers.grants(9))
    let slow = await world.underWay("renewSession") { await me(app) }
    let signedIn = await outcome {
      () throws(CallFailure<Longde.SignInWithAppleRefusal>) in
      try await widget.signInWithApple(identityToken: Secret("t"))
    }
    #expect(signedIn.succeeded)
    gate.open()
    #expect(await slow.value.failure != nil)
    #expect(world.storedTokens == ["access": "a9", "refresh": "r9"])
    world.script.on("me", Answers.me)
    #expect(await me(app).succeeded)
    #expect(world.script.requests.last?.bearer == "Bearer a9")
  }
}

import AuthClient
import Foundation
import Testing

/// Some servers write an empty text where others leave a token out.
@Suite("Empty tokens")
struct EmptyTokenTests {
  /// No request could carry text with a line break, so each call would fail and nothing would renew it.
  @Test(arguments: [("", ""), ("a2", ""), ("", "r2"), ("a\\n2", "r2"), ("a2", "r\\u00002")])
  func signInWithUnusableTokensIsUnreadable(_ access: String, _ refresh: String) async {
    let world = World()
    world.script.on("signInWithApple", Answers.grants(access, refresh))
    #expect(await world.signIn().failure == .fault(.unreadable))
    #expect(world.state == .signedOut)
    #expect(world.store.content == nil)
  }

  @Test func signInWithEmptyTokensKeepsCurrentSession() async {
    let world = World.signedIn
    world.script.on("signInWithApple", Answers.grants("", ""))
    #expect(await world.signIn().failure == .fault(.unreadable))
    #expect(world.state == .signedIn)
    #expect(world.storedTokens == ["access": "a1", "refresh": "r1"])
  }

  /// A step and a session share one answer type, so the fields that a step lacks are empty.
  @Test func stepMayCarryEmptyTokensWithChallenge() async throws {
    let (script, store) = (Script(), UnreliableStore())
    let session = AuthSession<Steps>(
      server: URL(string: "https://steps.example")!, store: store,
      options: ClientOptions(transport: script))
    try await session.begin("code", Mixed())
    script.on("code", .json(200, #"{"sid":"s1","csrf":"c1"}"#))
    _ = try await Steps.Client(session: session).code()
    #expect(script.requests.last?.text == #"{"challenge":"x1"}"#)
    #expect(session.state == .active)
  }

  private struct Mixed: GrantsTokens {
    var tokens: [GrantedToken] {
      [GrantedToken("sid", Secret("")), GrantedToken("challenge", Secret("x1"))]
    }
  }

  /// The old refresh token is spent. With the new one, nobody has to sign in again.
  @Test func refreshWithEmptyAccessTokenKeepsNewRefreshToken() async {
    let world = World.expired
    world.script.on("renewSession", Answers.grants("", "r2"), Answers.grants(3))
    world.script.on("me", Answers.me)
    #expect(await world.me().failure == .fault(.unreadable))
    #expect(world.state == .expired)
    #expect(world.storedTokens == ["refresh": "r2"])
    #expect(await world.me().succeeded)
    #expect(world.script.requests[1].text == #"{"refreshToken":"r2"}"#)
    #expect(world.script.calls == ["renewSession", "renewSession", "me"])
    #expect(world.storedTokens == ["access": "a3", "refresh": "r3"])
  }

  @Test func explicitRefreshReportsEmptyTokens() async {
    let world = World.signedIn
    let log = Log()
    world.client.session.add(log)
    world.script.on("renewSession", Answers.grants("", "r2"))
    #expect(await world.renew().failure == .fault(.unreadable))
    #expect(world.state == .signedIn)
    #expect(world.storedTokens == ["access": "a1", "refresh": "r2"])
    #expect(log.renewals == [false])
  }

  /// The store doesn't need the token, but the session does.
  @Test func signInWithEmptyMemoryOnlyTokenIsUnreadable() async {
    let world = Grove.World(signedIn: false)
    world.script.on("signIn", .json(200, #"{"access":"","id":"i1","refresh":"r1"}"#))
    #expect(await world.signIn().failure == .fault(.unreadable))
    #expect(world.session.state == .out)
    #expect(world.store.content == nil)
  }

  @Test func refreshWithEmptyMemoryOnlyTokenIsUnreadable() async {
    let world = Grove.World(signedIn: true)
    world.script.on("renew", .json(200, #"{"access":"","id":"i2","refresh":"r2"}"#))
    #expect(await world.renew().failure == .fault(.unreadable))
    #expect(world.stored == ["refresh": "r2"])
  }

  /// The spent token has no successor, but the access token is valid.
  @Test func refreshWithEmptySuccessorKeepsOldRefreshToken() async {
    let world = Grove.World(signedIn: true)
    world.script.on("renew", .json(200, #"{"access":"a2","id":"i2","refresh":""}"#))
    #expect(await world.renew().failure == .fault(.unreadable))
    #expect(world.stored == ["refresh": "r1"])
    #expect(await world.read().succeeded)
    #expect(world.sent("read") == "Bearer a2")
  }

  private final class Log: ClientObserver, @unchecked Sendable {
    private let lock = NSLock()
    private var ends: [Bool] = []

    var renewals: [Bool] { lock.withLock { ends } }

    func observe(_ event: ClientEvent) {
      if case .renewalEnded(let succeeded) = event { lock.withLock { ends.append(succeeded) } }
    }
  }
}

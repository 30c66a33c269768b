import Foundation
import Testing

@testable import AuthClient

@Suite("Session changes")
struct SessionChangeTests {
  private let world = Reader.World(signedIn: false)

  /// The changes so far, but for the first element of the stream.
  private struct Log<Contract: AuthContract> {
    var changes: AsyncStream<SessionChange<Contract>>.AsyncIterator

    init(_ session: AuthSession<Contract>) async {
      changes = session.changes.makeAsyncIterator()
      let first = await changes.next()
      #expect(first?.reason == .current)
      #expect(first?.state == session.state)
      #expect(first?.kept == session.kept)
    }

    mutating func next() async -> SessionChange<Contract>? { await changes.next() }

    mutating func reasons(_ count: Int) async -> [SessionChangeReason] {
      var all: [SessionChangeReason] = []
      for _ in 0..<count { if let change = await next() { all.append(change.reason) } }
      return all
    }
  }

  @Test func reportsSignInRefreshAndSignOut() async throws {
    var log = await Log(world.session)
    world.script.on("signIn", Reader.grants(1, user: "u5"))
    world.script.on("renew", Reader.grants(2))
    #expect(await world.signIn() == nil)
    _ = try await world.session.renew()
    await world.signOut()
    let restored = await log.next()
    #expect(restored?.reason == .restored)
    #expect(restored?.before == .unknown)
    let begun = await log.next()
    #expect(begun?.reason == .signedIn)
    #expect(begun?.state == .active)
    #expect(begun?.kept["userId"] == "u5")
    let renewed = await log.next()
    #expect(renewed?.reason == .renewed)
    #expect(renewed?.before == .active)
    #expect(renewed?.kept["userId"] == "u5")
    let ended = await log.next()
    #expect(ended?.reason == .signedOut)
    #expect(ended?.state == .out)
    #expect(ended?.kept["userId"] == nil)
    #expect(ended?.keptBefore["userId"] == "u5")
  }

  /// A fake server issues the same tokens to everyone.
  @Test func newUserWithSameTokensIsReported() async {
    let world = Reader.World()
    await world.session.restore()
    world.script.on("signIn", Reader.grants(9, user: "u9"), Reader.grants(9, user: "u8"))
    _ = await world.signIn()
    var log = await Log(world.session)
    _ = await world.signIn()
    let change = await log.next()
    #expect(change?.reason == .replaced)
    #expect(change?.keptBefore["userId"] == "u9")
    #expect(change?.kept["userId"] == "u8")
  }

  @Test func newUserIsReported() async {
    let world = Reader.World()
    await world.session.restore()
    var log = await Log(world.session)
    world.script.on("signIn", Reader.grants(9, user: "u9"))
    #expect(await world.signIn() == nil)
    let change = await log.next()
    #expect(change?.reason == .replaced)
    #expect(change?.state == change?.before)
    #expect(change?.keptBefore["userId"] == "u1")
    #expect(change?.kept["userId"] == "u9")
  }

  @Test func reasonNamesRefusal() async {
    let world = World.signedIn
    world.script.on("me", Answers.disabled)
    var log = await Log(world.client.session)
    _ = await world.me()
    #expect(await log.next()?.reason == .restored)
    let change = await log.next()
    guard case .refused(let rule?) = change?.reason else {
      Issue.record("\(String(describing: change?.reason))")
      return
    }
    #expect(rule.name == "accountDisabled")
    #expect(rule.message(in: ["zh-Hans-CN"]) == "\u{8D26}\u{53F7}\u{5DF2}\u{88AB}\u{7981}\u{7528}")
    #expect(change?.state == .signedOut)
  }

  @Test func undeclaredRefusalHasNoName() async {
    let world = World.expired
    world.script.on("renewSession", .json(401, "{}"))
    var log = await Log(world.client.session)
    _ = await world.me()
    #expect(await log.reasons(3) == [.restored, .expired, .refused(nil)])
  }

  @Test func reportsExpiry() async {
    let world = World.signedIn
    await world.client.session.restore()
    var log = await Log(world.client.session)
    world.clock.advance(by: 3600)
    await world.client.session.restore()
    let change = await log.next()
    #expect(change?.reason == .expired)
    #expect(change?.state == .expired)
  }

  @Test func reportsAppEvent() async {
    let world = Reader.World()
    await world.session.restore()
    var log = await Log(world.session)
    await world.session.happen(.launches)
    let change = await log.next()
    #expect(change?.reason == .app(.launches))
    #expect(change?.state == .locked)
    // It moves nothing, so nothing is told of it.
    await world.session.happen(.user("yawns"))
    await world.signOut()
    #expect(await log.next()?.reason == .signedOut)
  }

  @Test func unchangedStateIsNotReported() async {
    let world = Reader.World()
    await world.session.restore()
    var log = await Log(world.session)
    #expect(await world.read() == nil)
    await world.session.restore()
    await world.signOut()
    await world.signOut()
    world.script.on("signIn", Reader.grants(3, user: "u3"))
    #expect(await world.signIn() == nil)
    #expect(await log.reasons(2) == [.signedOut, .signedIn])
  }

  @Test func reportsChangeByOtherClient() async {
    let world = World.expired
    let watcher = Told()
    let other = AuthSession<Longde>(
      server: URL(string: "https://longde.cloud")!, store: world.store,
      options: ClientOptions(transport: world.script, clock: world.clock, observers: [watcher]))
    var log = await Log(other)
    world.script.on("renewSession", Answers.grants(2))
    world.script.on("me", Answers.me)
    #expect(await world.me().succeeded)
    #expect(await log.reasons(3) == [.restored, .expired, .renewed])
    #expect(
      watcher.events == [
        .moved(from: "unknown", to: "signedIn"), .moved(from: "signedIn", to: "expired"),
        .renewalBegan, .moved(from: "expired", to: "signedIn"), .renewalEnded(succeeded: true),
      ])
  }

  @Test func observerAddedTwiceIsNotifiedOnce() {
    let watcher = Told()
    let (all, own) = (SessionObservers(), Observers([watcher], RequestIDs(header: nil)))
    all.add(own)
    all.add(own)
    all.tell(.renewalBegan)
    #expect(watcher.events == [.renewalBegan])
  }

  @Test func reportsChangeByOtherProcess() async {
    let world = Reader.World()
    let widget = Reader.World.session(OtherProcess(world.store), world.script, world.clock)
    await widget.restore()
    await world.session.restore()
    var log = await Log(widget)
    world.script.on("signIn", Reader.grants(9, user: "u9"))
    #expect(await world.signIn() == nil)
    #expect(widget.value("userId") == "u1")
    await widget.reread()
    let change = await log.next()
    #expect(change?.reason == .elsewhere)
    #expect(change?.kept["userId"] == "u9")
    await world.signOut()
    #expect(await widget.reread() == .out)
    #expect(await log.next()?.state == .out)
  }

  @Test func printingHidesKeptValues() async {
    let world = Reader.World()
    await world.session.restore()
    var log = await Log(world.session)
    world.script.on("signIn", Reader.grants(9, user: "canary-u9"))
    #expect(await world.signIn() == nil)
    let change = await log.next()
    #expect(change?.kept["userId"] == "canary-u9")
    #expect(!views(of: change as Any).contains("canary-u9"))
  }

  @Test func stateStreamSkipsDuplicates() async {
    let world = Reader.World()
    await world.session.restore()
    var states = world.session.states.makeAsyncIterator()
    world.script.on("signIn", Reader.grants(9, user: "u9"))
    #expect(await world.signIn() == nil)
    await world.signOut()
    #expect(await states.next() == .active)
    #expect(await states.next() == .out)
  }
}

private final class Told: ClientObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var log: [ClientEvent] = []

  var events: [ClientEvent] {
    lock.withLock { log }.filter { if case .request = $0 { false } else { true } }
  }

  func observe(_ event: ClientEvent) { lock.withLock { log.append(event) } }
}

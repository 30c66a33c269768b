import Foundation
import Testing

@testable import AuthClient

@Suite("Wrong clocks")
struct WrongClockTests {
  private static let day: TimeInterval = 86_400

  @Test func serverClockInPastCausesNoRefreshStorm() async {
    let world = Fixed.world
    // The server's instants are all over by the clock of this device.
    world.script.on(
      "signIn",
      .json(200, #"{"token":"a5","refresh":"r5","until":"2020-01-01T00:00:00Z"}"#))
    world.script.on("read", .json(200, ""))
    #expect(await world.signIn().succeeded)
    for _ in 1...3 { #expect(await world.read().succeeded) }
    #expect(world.script.calls == ["signIn", "read", "read", "read"])
  }

  /// Sends the same requests as with a correct clock, even after a restart.
  @Test(arguments: [0, day, -day])
  func clockOffByOneDayChangesNothing(_ offset: TimeInterval) async {
    let world = Reader.World(signedIn: false, clockIsAhead: offset)
    world.script.on("signIn", Reader.grants(1))
    world.script.on("renew", Reader.grants(2))
    #expect(await world.signIn() == nil)
    for _ in 1...3 {
      #expect(await world.read() == nil)
      world.clock.advance(by: 3000)
    }
    let next = Reader.World.session(
      UnreliableStore(world.store.content), world.script, world.clock)
    for _ in 1...2 {
      _ = try? await next.call(Reader.read)
      world.clock.advance(by: 100)
    }
    #expect(world.script.calls == ["signIn", "read", "read", "read", "renew", "read", "read"])
  }

  @Test(arguments: [day, -day, 400 * day, -400 * day])
  func clockSetWhileRunningChangesNothing(_ jump: TimeInterval) async {
    let world = Reader.World()
    await world.session.restore()
    for round in 0..<6 {
      world.clock.jump(by: round % 2 == 0 ? jump : -jump)
      #expect(await world.read() == nil)
    }
    #expect(world.script.calls == Array(repeating: "read", count: 6))
    world.script.on("renew", Reader.grants(2))
    world.clock.jump(by: jump)
    world.clock.advance(by: 7000)
    #expect(await world.read() == nil)
    await until("the refresh") { world.script.count("renew") == 1 }
  }

  @Test(arguments: [day, -day])
  func sessionStoredAfterClockChangeIsValidOnNextLaunch(_ jump: TimeInterval) async {
    let world = Reader.World(signedIn: false)
    await world.session.restore()
    world.clock.jump(by: jump)
    world.script.on("signIn", Reader.grants(1))
    #expect(await world.signIn() == nil)
    let next = Reader.World.session(
      UnreliableStore(world.store.content), world.script, world.clock)
    _ = try? await next.call(Reader.read)
    #expect(world.script.calls == ["signIn", "read"])
  }

  /// Between two launches nothing measures time, so a clock change may cost a refresh but ends nothing.
  @Test func clockSetForwardBetweenLaunchesCostsOneRefresh() async {
    let world = Reader.World()
    world.clock.jump(by: 40 * Self.day)
    let next = Reader.World.session(
      UnreliableStore(world.store.content), world.script, world.clock)
    world.script.on("renew", Reader.grants(2))
    for _ in 1...3 { _ = try? await next.call(Reader.read) }
    #expect(world.script.calls == ["renew", "read", "read", "read"])
    #expect(!world.script.requests.contains { $0.bearer == "Bearer a1" })
  }

  @Test func clockSetBackBetweenLaunchesLetsServerDecide() async {
    let world = World.signedIn
    world.clock.jump(by: -100_000)
    world.script.on("me", Answers.expired, Answers.me)
    world.script.on("renewSession", Answers.grants(2))
    #expect(await world.me().succeeded)
    #expect(world.script.calls == ["me", "renewSession", "me"])
  }

  @Test func refreshTokenExpiredOnlyByClockIsStillTried() async {
    let world = Reader.World()
    world.clock.jump(by: 40 * Self.day)
    world.script.on("renew", .json(410, ""))
    #expect(await world.session.restore() == .expired)
    #expect(await world.read() == .signedOut(because: Reader.RenewRefusal.rules[0]))
    #expect(world.session.state == .out)
    #expect(await world.read() == .signedOut(because: nil))
    #expect(world.script.calls == ["renew"], "sign-in is requested once")
  }

  @Test func serverConfirmsExpiryWith401() async {
    let world = Reader.World()
    world.clock.jump(by: 40 * Self.day)
    world.script.on("renew", .json(401, ""))
    _ = await world.read()
    #expect(world.session.state == .out)
    #expect(world.store.content == nil)
  }

  @Test func serverErrorDoesNotConfirmExpiry() async {
    let world = Reader.World()
    world.clock.jump(by: 40 * Self.day)
    world.script.on("renew", .json(500, ""))
    _ = await world.read()
    #expect(world.session.state == .expired)
    #expect(world.stored["refresh"] == "r1")
  }

  /// The server is two hours behind or ahead of the device.
  @Test(arguments: [-7200.0, 0, 7200])
  func serverInstantsUseServerClock(_ ahead: TimeInterval) async {
    let world = Reader.World(signedIn: false)
    let server = world.clock.now + ahead
    world.script.on(
      "signIn",
      .answer(
        HTTPResponse(
          status: 200, headers: ["Date": Self.httpDate(server)],
          body: Data(
            #"{"access":"a1","refresh":"r1","until":"\#((server + 1000).wireText)"}"#.utf8))))
    world.script.on("renew", Reader.grants(2))
    #expect(await world.signIn() == nil)
    world.clock.advance(by: 698)
    #expect(await world.read() == nil)
    #expect(world.script.calls == ["signIn", "read"])
    world.clock.advance(by: 2)
    #expect(await world.read() == nil)
    await until("the refresh") { world.script.count("renew") == 1 }
  }

  static func httpDate(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.string(from: date)
  }

  @Test func refusedTokenIsNotSentAgain() async {
    let world = World.signedIn
    world.script.on("me", Answers.expired, Answers.me)
    world.script.on("renewSession", .fault(.timeout), .fault(.timeout), Answers.grants(2))
    #expect(await world.me().failure == .fault(.timeout))
    #expect(await world.me().failure == .fault(.timeout), "the refresh is paused")
    world.clock.advance(by: 1)
    #expect(await world.me().succeeded)
    #expect(
      world.script.calls == ["me", "renewSession", "renewSession", "renewSession", "me"])
    #expect(world.script.requests.filter { $0.bearer == "Bearer a1" }.count == 1)
  }

  /// Each look at it is more than a token's life after the last one.
  private final class RunningClock: WallClock, @unchecked Sendable {
    private let lock = NSLock()
    private var instant = VirtualClock().now

    var now: Date {
      lock.withLock {
        instant += 5000
        return instant
      }
    }
  }

  @Test func runawayClockStillAllowsRefreshedCall() async throws {
    let world = World.signedIn
    world.script.on("renewSession", Answers.grants(2))
    world.script.on("me", Answers.me)
    let client = Longde.Client(
      store: MemoryStore(world.store.content),
      options: ClientOptions(transport: world.script, clock: RunningClock()))
    _ = try await client.me()
    #expect(world.script.calls == ["renewSession", "me"])
  }

  @Test func clockChangeDuringRefreshIsHarmless() async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    world.script.on("me", Answers.me)
    let call = await world.underWay("renewSession") { await world.me() }
    world.clock.jump(by: 500_000)
    gate.open()
    #expect(await call.value.succeeded)
    #expect(await world.me().succeeded)
    #expect(world.script.calls == ["renewSession", "me", "me"])
  }

  @Test(arguments: [(0.0, 2), (29, 2), (30, 1)])
  func gracePeriodUsesMonotonicTime(_ elapsed: TimeInterval, _ count: Int) async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Step.fault(.timeout).held(by: gate), Answers.grants(2))
    let call = await world.underWay("renewSession") { await world.me() }
    world.clock.advance(by: elapsed)
    world.clock.jump(by: -Self.day)
    gate.open()
    _ = await call.value
    #expect(world.script.count("renewSession") == count)
  }

  @Test func systemClockIsMonotonic() {
    let clock = SystemClock()
    let (before, after) = (clock.elapsed, clock.elapsed)
    #expect(before >= 0 && after >= before && after < before + 3600)
    let time = Timekeeper(clock)
    let (earlier, now, later) = (clock.now, time.now, clock.now)
    #expect(now > earlier.addingTimeInterval(-60) && now < later.addingTimeInterval(60))
    #expect(time.shift == 0)
  }
}

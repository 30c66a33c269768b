import Foundation
import Testing

@testable import AuthClient

@Suite("The options of calls")
struct CallOptionsTests {
  private let world = World.signedIn
  private let log = EventList()
  private let session: AuthSession<Longde>

  init() {
    session = AuthSession(
      server: URL(string: "https://longde.cloud")!, store: world.store,
      options: ClientOptions(
        transport: world.script, clock: world.clock, observers: [log],
        requestIDs: RequestIDs(header: "X-Request-ID"), userAgent: "Reader/2.1"))
    world.script.on("me", Answers.me)
  }

  private func me(_ session: AuthSession<Longde>) async -> World.MeResult {
    await outcome { () throws(CallFailure<Longde.MeRefusal>) in
      try await session.call(
        Call<Longde.User, Longde.MeRefusal>("me", .get, "/me", needs: ["access"]))
    }
  }

  @Test func optionsReachTransport() async {
    let options = CallOptions(timeout: 5, headers: ["X-Trace": "t"], priority: .low)
    #expect(await me(session.with(options)).succeeded)
    #expect(await me(session).succeeded)
    let (one, other) = (world.script.requests[0], world.script.requests[1])
    #expect(one.timeout == 5)
    #expect(one.priority == .low)
    #expect(one.headers["x-trace"] == "t")
    #expect(other.timeout == nil)
    #expect(other.priority == nil)
    #expect(other.headers["x-trace"] == nil)
  }

  @Test func optionsDoNotApplyToRefresh() async {
    world.script.on("me", Answers.expired, Answers.me)
    world.script.on("renewSession", Answers.grants(2))
    #expect(await me(session.with(CallOptions(timeout: 5, headers: ["X-Trace": "t"]))).succeeded)
    #expect(world.script.calls == ["me", "renewSession", "me"])
    #expect(world.script.requests.map { $0.headers["X-Trace"] } == ["t", nil, "t"])
    #expect(world.script.requests.map(\.timeout) == [5, nil, 5])
    #expect(session.state == .signedIn)
  }

  @Test func laterOptionsOverrideEarlierOnes() {
    let first = CallOptions(timeout: 5, headers: ["X-One": "1", "X-Two": "1"], priority: .low)
    let all = first.merging(CallOptions(headers: ["x-two": "2"], priority: .high))
    #expect(all.timeout == 5)
    #expect(all.headers == ["X-One": "1", "x-two": "2"])
    #expect(all.priority == .high)
  }

  @Test(arguments: ["Accept", "accept", "Authorization", "Cookie", "Host", "x-request-id"])
  func optionsCannotReplaceReservedHeader(_ name: String) async {
    let result = await me(session.with(CallOptions(headers: [name: "mine"])))
    #expect(result.failure == .fault(.unsendable))
    #expect(world.script.requests.isEmpty)
    #expect(log.causes == [.headerTaken])
  }

  @Test func headerWithLineBreakIsUnsendable() async {
    let result = await me(session.with(CallOptions(headers: ["X-Trace": "a\r\nX-Evil: b"])))
    #expect(result.failure == .fault(.unsendable))
    #expect(world.script.requests.isEmpty)
  }

  @Test func userAgentIsSentWithEachRequest() async {
    world.script.on("me", Answers.expired, Answers.me)
    world.script.on("renewSession", Answers.grants(2))
    #expect(await me(session.with(CallOptions(headers: ["User-Agent": "Probe"]))).succeeded)
    #expect(
      world.script.requests.map { $0.headers["User-Agent"] } == ["Probe", "Reader/2.1", "Probe"])
  }

  @Test func userAgentWithLineBreakIsUnsendable() async {
    let session = AuthSession<Longde>(
      server: URL(string: "https://longde.cloud")!, store: world.store,
      options: ClientOptions(
        transport: world.script, clock: world.clock, userAgent: "Reader\r\nX-Evil: b"))
    #expect(await me(session).failure == .fault(.unsendable))
    #expect(world.script.requests.isEmpty)
  }

  @Test func printingHidesHeaderValues() {
    let canary = "canary-77"
    #expect(!views(of: CallOptions(headers: ["X-Trace": canary])).contains(canary))
  }
}

/// The events that an observer was told.
final class EventList: ClientObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var log: [ClientEvent] = []

  var events: [ClientEvent] { lock.withLock { log } }

  /// The causes of requests and of the store, in order.
  var causes: [FaultCause] {
    events.compactMap { event in
      switch event {
      case .request(let report): report.cause
      case .storeFailed(_, let cause): cause
      default: nil
      }
    }
  }

  func observe(_ event: ClientEvent) { lock.withLock { log.append(event) } }
}

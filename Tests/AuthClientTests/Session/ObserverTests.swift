import Foundation
import Testing

@testable import AuthClient

/// Remembers what it was told.
private final class Watcher: ClientObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var log: [ClientEvent] = []

  var events: [ClientEvent] { lock.withLock { log } }

  func observe(_ event: ClientEvent) { lock.withLock { log.append(event) } }
}

@Suite("Observers of a client")
struct ObserverTests {
  /// Each answer takes two seconds.
  private struct Slow: Transport {
    let script: Script
    let clock: VirtualClock

    func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
      clock.advance(by: 2)
      return try await script.send(request)
    }
  }

  private func session(
    _ world: World, _ observers: [any ClientObserver], header: String? = nil
  ) -> AuthSession<Longde> {
    let numbers = Numbers()
    return AuthSession(
      server: URL(string: "https://longde.cloud")!, store: UnreliableStore(world.store.content),
      options: ClientOptions(
        transport: Slow(script: world.script, clock: world.clock), clock: world.clock,
        observers: observers, requestIDs: RequestIDs(header: header) { numbers.next }))
  }

  private final class Numbers: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0

    var next: String {
      lock.withLock {
        last += 1
        return "id-\(last)"
      }
    }
  }

  private func call(_ session: AuthSession<Longde>) async {
    _ = try? await session.call(
      Call<Longde.User, Longde.MeRefusal>("me", .get, "/me", needs: ["access"]))
  }

  @Test func observersSeeRequestsAndSessionChanges() async {
    let world = World.signedIn
    let (one, two) = (Watcher(), Watcher())
    let session = session(world, [one])
    session.add(two)
    world.script.on("me", Answers.expired, .fault(.offline))
    world.script.on("renewSession", Answers.grants(2))
    await call(session)
    func report(
      _ id: String, _ endpoint: String, _ method: HTTPMethod, _ status: Int?, _ fault: Fault?
    ) -> ClientEvent {
      .request(
        RequestReport(
          id: id, endpoint: endpoint, method: method, status: status, fault: fault, duration: 2))
    }
    #expect(
      one.events == [
        .moved(from: "unknown", to: "signedIn"), report("id-1", "me", .get, 401, nil),
        .renewalBegan, report("id-2", "renewSession", .post, 200, nil),
        .renewalEnded(succeeded: true), report("id-3", "me", .get, nil, .offline),
      ])
    #expect(two.events == one.events)
    #expect(world.script.requests.allSatisfy { $0.headers["X-Request-ID"] == nil })
  }

  @Test func requestIDIsSentInConfiguredHeader() async {
    let world = World.signedIn
    let session = session(world, [], header: "X-Request-ID")
    world.script.on("me", Answers.me)
    await call(session)
    await call(session)
    #expect(world.script.requests.map { $0.headers["x-request-id"] } == ["id-1", "id-2"])
  }

  @Test func observerSeesFailedRefresh() async {
    let world = World.signedIn
    let watcher = Watcher()
    let session = session(world, [watcher])
    world.script.on("renewSession", Answers.disabled)
    _ = try? await session.renew()
    #expect(watcher.events.contains(.renewalEnded(succeeded: false)))
    #expect(watcher.events.contains(.moved(from: "signedIn", to: "signedOut")))
  }

  @Test func observerSeesNoSecret() async {
    let canary = "canary-51c0"
    let world = World(["access": canary, "refresh": canary])
    let watcher = Watcher()
    let session = session(world, [watcher])
    world.script.on("me", .json(401, canary), Answers.me)
    world.script.on(
      "renewSession", .json(200, Answers.session(2).replacingOccurrences(of: "a2", with: canary)))
    await call(session)
    #expect(watcher.events.count == 6)
    #expect(!views(of: watcher.events).contains(canary))
    #expect(!views(of: watcher.events).contains("a@example.org"))
  }

  @Test func requestIDsAreUnique() {
    let ids = RequestIDs(header: nil)
    #expect(ids.make() != ids.make())
  }
}

import Foundation
import Testing

@testable import AuthClient

@Suite("Single-flight refresh")
struct SingleFlightTests {
  private func waiters(_ world: World) async -> Int {
    await world.client.session.shared.waiting.count
  }

  @Test(arguments: [true, false])
  func thousandCallersAtExpiryRefreshOnce(_ isKnown: Bool) async {
    let world = isKnown ? World.expired : World.signedIn
    world.script.on("renewSession", Answers.grants(2))
    // If the clock says nothing, the server refuses all who still come with the old token.
    let server = Refusing(world.script, old: "Bearer a1")
    let client = Longde.Client(
      store: world.store, options: ClientOptions(transport: server, clock: world.clock))
    let results = await withTaskGroup(of: World.MeResult.self) { group in
      for _ in 1...1000 {
        group.addTask {
          await outcome { () throws(CallFailure<Longde.MeRefusal>) in try await client.me() }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.filter(\.succeeded).count == 1000)
    #expect(world.script.count("renewSession") == 1)
    #expect(world.storedTokens == ["access": "a2", "refresh": "r2"])
  }

  /// Says that the session expired to whoever comes with the old token.
  private struct Refusing: Transport {
    let script: Script
    let old: String

    init(_ script: Script, old: String) {
      (self.script, self.old) = (script, old)
    }

    func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
      if request.endpoint != "me" { return try await script.send(request) }
      let step = request.bearer == old ? Answers.expired : Answers.me
      return try step.result.get()
    }
  }

  @Test func callsAndRefreshesShareOneRequest() async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    world.script.on("me", Answers.me)
    let calls = (1...20).map { _ in Task { await world.me() } }
    let renewals = (1...5).map { _ in Task { await world.renew() } }
    await until("every caller to wait") { await waiters(world) == 25 }
    // The renewal is work of its own: all may wait before it is sent.
    await until("the request") { !world.script.calls.isEmpty }
    #expect(world.script.calls == ["renewSession"])
    gate.open()
    for call in calls { #expect(await call.value.succeeded) }
    for renewal in renewals {
      #expect((try? await renewal.value.get())?.accessToken == Secret("a2"))
    }
    #expect(world.script.count("renewSession") == 1)
    #expect(world.script.count("me") == 20)
  }

  @Test func allCallersLearnWhyRefreshFailed() async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Answers.disabled.held(by: gate))
    let calls = (1...20).map { _ in Task { await world.me() } }
    await until("every caller to wait") { await waiters(world) == 20 }
    gate.open()
    for call in calls {
      #expect(await call.value.failure == .signedOut(because: Longde.Refusals.accountDisabled))
    }
    #expect(world.script.calls == ["renewSession"])
  }

  @Test func callWithReplacedTokenOnlyRepeats() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("me", Answers.expired.held(by: gate), Answers.me)
    world.script.on("renewSession", Answers.grants(2))
    let slow = await world.underWay("me") { await world.me() }
    #expect(await world.renew().succeeded)
    gate.open()
    #expect(await slow.value.succeeded)
    #expect(world.script.calls == ["me", "renewSession", "me"])
    #expect(world.script.requests[2].bearer == "Bearer a2")
  }

  @Test(arguments: [Answers.notSignedIn, Answers.disabled])
  func refusalOfReplacedTokenIsIgnored(_ step: Step) async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("me", step.held(by: gate), Answers.me)
    world.script.on("renewSession", Answers.grants(2))
    let slow = await world.underWay("me") { await world.me() }
    #expect(await world.renew().succeeded)
    gate.open()
    #expect(await slow.value.succeeded)
    #expect(world.state == .signedIn)
  }

  @Test func overtakenRepeatChangesNothing() async {
    let world = World.signedIn
    let gate = Gate()
    world.script.on("me", Answers.expired, Answers.disabled.held(by: gate))
    world.script.on("renewSession", Answers.grants(2), Answers.grants(3))
    let slow = await world.underWay("me") { await world.me() }
    await until("the repeated call") { world.script.count("me") == 2 }
    #expect(await world.renew().succeeded)
    gate.open()
    #expect(await slow.value.failure == .refused(.accountDisabled))
    #expect(world.state == .signedIn, "it was about a token that is no longer held")
    #expect(world.script.count("me") == 2, "no more than one repeat")
  }

  @Test func newTokensAreStoredBeforeUse() async {
    let world = World.expired
    world.script.on("renewSession", Answers.grants(2))
    let watcher = StoreWatcher(world)
    let client = Longde.Client(
      store: world.store, options: ClientOptions(transport: watcher, clock: world.clock))
    _ = await outcome { () throws(CallFailure<Longde.MeRefusal>) in try await client.me() }
    #expect(
      watcher.seen == [["access": "a1", "refresh": "r1"], ["access": "a2", "refresh": "r2"]])
  }

  /// Looks at the store whenever something is sent.
  private final class StoreWatcher: Transport, @unchecked Sendable {
    private let world: World
    private let lock = NSLock()
    private var log: [[String: String]] = []

    init(_ world: World) { self.world = world }

    var seen: [[String: String]] { lock.withLock { log } }

    func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
      lock.withLock { log.append(world.storedTokens) }
      return try await world.script.send(request)
    }
  }
}

@Suite("Cancelling callers that wait for a refresh")
struct CancelledWaiterTests {
  @Test func cancellingOneOfTwoWaitersKeepsRefreshRunning() async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    world.script.on("me", Answers.me)
    let first = await world.underWay("renewSession") { await world.me() }
    let second = Task { await world.me() }
    first.cancel()
    #expect(await first.value.failure == .fault(.cancelled), "at once, before the renewal ends")
    gate.open()
    #expect(await second.value.succeeded)
    #expect(world.script.calls == ["renewSession", "me"])
  }

  @Test func cancellingOnlyWaiterKeepsRefreshRunning() async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    let only = await world.underWay("renewSession") { await world.renew() }
    only.cancel()
    #expect(await only.value.failure == .fault(.cancelled))
    gate.open()
    await until("the refresh event") { world.state == .signedIn }
    #expect(world.storedTokens["refresh"] == "r2")
  }

  @Test func callerCancelledBeforeWaitingDoesNotWait() async {
    let world = World.expired
    let gate = Gate()
    let begin = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    let call = Task {
      _ = await begin.pass()
      return await world.me()
    }
    call.cancel()
    #expect(await call.value.failure == .fault(.cancelled))
    gate.open()
  }
}

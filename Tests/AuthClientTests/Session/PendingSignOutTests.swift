import AuthFiles
import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

/// A sign-out of which the server could not be told before the process ended.
@Suite("Sign-outs that outlive the process")
final class PendingSignOutTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let clock = VirtualClock()
  private var file: URL { folder.appending(path: "session.json") }
  private var store: FileStore { FileStore(file) }
  private let heard = Step.json(200, "")

  init() throws {
    try store.save(World.stored(["access": "a1", "refresh": "r1"], clock.now))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(
    killedAfter steps: Int = .max, server: String = "https://longde.cloud", needed: [String] = [],
    _ answers: Step...
  ) -> AppRun {
    let run = AppRun(store, clock, Life(steps), server: server, needed: needed)
    run.script.on("signOut", all: answers)
    return run
  }

  private var kept: Data? { get throws { try store.item(PendingSignOuts.name) } }

  /// Waits until a run has told the server this, and nothing more is under way.
  private func told(_ run: AppRun, _ bodies: [String]) async {
    await until("the sign-outs \(bodies) instead of \(run.told) of \(run.script.calls)") {
      run.told == bodies
    }
    await settled(run)
  }

  private func settled(_ run: AppRun) async {
    await until("pending attempts to end") { await !run.session.shared.isTellingSignOut }
  }

  private let r1 = #"{"token":"r1"}"#

  @Test func isSentOnNextLaunch() async throws {
    let first = run(.fault(.offline))
    #expect(await first.signOut().failure == .fault(.offline))
    #expect(try store.load() == nil)
    #expect(try kept != nil)
    clock.advance(by: 5)
    let second = run(heard)
    await second.session.start()
    await told(second, [r1])
    await until("nothing to be left") { (try? kept) == nil }
    let third = run(heard)
    await third.session.start()
    #expect(third.told.isEmpty)
  }

  @Test func isSentAfterNextSuccessfulCall() async throws {
    let app = run(.fault(.offline), heard)
    _ = await app.signOut()
    app.script.on("signInWithApple", Answers.grants(2))
    clock.advance(by: 5)
    await app.signIn()
    await told(app, [r1, r1])
    #expect(try store.load()?.tokens["refresh"]?.secret == Secret("r2"), "the session continues")
    #expect(try kept == nil)
  }

  @Test func acceptedSignOutLeavesNothingPending() async throws {
    let app = run(heard)
    #expect(await app.signOut().succeeded)
    #expect(try kept == nil)
  }

  /// After a kill at any write or request, the server learns of the sign-out or the user is still signed in.
  @Test func killAtAnyStepKeepsSignOutOrSession() async throws {
    var (steps, isOver) = (0, false)
    while !isOver {
      try store.save(World.stored(["access": "a1", "refresh": "r1"], clock.now))
      _ = try store.replaceItem(PendingSignOuts.name, with: nil) { _ in true }
      let first = run(killedAfter: steps, heard)
      _ = await first.signOut()
      isOver = !first.life.isOver
      clock.advance(by: PendingSignOut.longestTry)
      let second = run(heard)
      await second.session.start()
      if steps == 0 {
        #expect(try store.load() != nil, "nothing was written, so the user is still signed in")
      } else {
        await until("the server to be notified after a kill at step \(steps)") {
          (first.told + second.told).contains(r1)
        }
      }
      await settled(second)
      await until("nothing to be left after a kill at step \(steps)") { (try? kept) == nil }
      steps += 1
    }
    #expect(steps == 5, "kept, cleared, sent, removed")
  }

  @Test(arguments: [Step.json(401, ""), .json(404, ""), .json(400, "")])
  func isDroppedAfterRefusal(_ step: Step) async throws {
    let first = run(.fault(.offline))
    _ = await first.signOut()
    clock.advance(by: 5)
    let second = run(step)
    await second.session.start()
    await told(second, [r1])
    await until("nothing to be left") { (try? kept) == nil }
  }

  @Test(arguments: [Step.json(503, ""), .fault(.insecure), .fault(.unreadable)])
  func isKeptAfterInconclusiveResponse(_ step: Step) async throws {
    let first = run(.fault(.offline))
    _ = await first.signOut()
    clock.advance(by: 5)
    let second = run(step)
    await second.session.start()
    await told(second, [r1])
    #expect(try kept != nil)
  }

  @Test func onlyOneProcessSendsIt() async throws {
    let first = run(.fault(.offline))
    _ = await first.signOut()
    clock.advance(by: 5)
    let gate = Gate()
    let apps = (1...4).map { _ in run(heard.held(by: gate)) }
    for app in apps { await app.session.start() }
    await until("one process to send it") { apps.contains { !$0.told.isEmpty } }
    #expect(apps.flatMap(\.told) == [r1])
    gate.open()
    for app in apps { await settled(app) }
    #expect(apps.flatMap(\.told) == [r1])
  }

  @Test func isNotSentToOtherServer() async throws {
    let first = run(.fault(.offline))
    _ = await first.signOut()
    clock.advance(by: 5)
    let other = run(server: "https://other.example", heard)
    await other.session.start()
    await settled(other)
    #expect(other.told.isEmpty)
    #expect(try kept != nil)
  }

  /// A late sign-out would end the next session of the same user.
  @Test func signOutThatMightEndOtherSessionsIsNotKept() async throws {
    let app = run(.fault(.offline))
    _ = await app.signOut(sending: "access")
    #expect(try kept == nil)
  }

  @Test func isDroppedAfterThirtyDays() async throws {
    let first = run(.fault(.offline))
    _ = await first.signOut()
    clock.advance(by: PendingSignOut.longestAge + 1)
    let second = run(heard)
    await second.session.start()
    await settled(second)
    #expect(second.told.isEmpty)
  }

  @Test func isDroppedAfterTwentyAttempts() async throws {
    let first = run(.fault(.offline))
    _ = await first.signOut()
    var tries = 1
    for _ in 1...25 {
      clock.advance(by: 3600)
      let next = run(.fault(.offline))
      await next.session.start()
      await settled(next)
      tries += next.told.count
    }
    #expect(tries == PendingSignOut.mostTries)
  }

  @Test func atMostSixteenAreKept() async throws {
    for number in 1...20 {
      try store.save(World.stored(["access": "a", "refresh": "r\(number)"], clock.now))
      _ = await run(.fault(.offline)).signOut()
    }
    let list = try JSONDecoder().decode([PendingSignOut].self, from: #require(try kept))
    #expect(list.map { $0.tokens["refresh"]?.secret.reveal() } == (5...20).map { "r\($0)" })
    #expect(list.allSatisfy { $0.tokens.count == 1 }, "no more than the call takes")
    #expect(!views(of: list).contains("r20"))
  }

  /// A call that needs an expired token refreshes first. The refreshed tokens are kept for the next launch.
  @Test func keepsRefreshedTokens() async throws {
    let first = run(needed: ["access"], .fault(.offline))
    _ = await first.signOut()
    clock.advance(by: 7200)
    let second = run(needed: ["access"], .fault(.offline))
    second.script.on("renewSession", Answers.grants(2))
    await second.session.start()
    await told(second, [#"{"token":"r2"}"#])
    #expect(second.script.count("renewSession") == 1)
    clock.advance(by: 30)
    let third = run(needed: ["access"], heard)
    await third.session.start()
    await told(third, [#"{"token":"r2"}"#])
    #expect(third.script.count("renewSession") == 0)
    #expect(try store.load() == nil, "the session stays ended")
  }

  /// The item would sit beside the guard without requiring a prompt.
  @Test func guardedTokensAreNotPersisted() async throws {
    let items = StoragePlan.Items(
      service: "longde", tokens: ["access": "access", "refresh": "refresh"])
    let store = Samples.store(
      StoragePlan(items, guardedBy: .userPresence), FakeKeychain())
    try store.save(World.stored(["access": "a1", "refresh": "r1"], clock.now))
    try store.setGuard(true)
    store.open(with: UnlockProof())
    let app = AppRun(store, clock)
    app.script.on("signOut", .fault(.offline))
    #expect(await app.signOut().failure == .fault(.offline))
    #expect(app.told == [r1])
    #expect(try store.item(PendingSignOuts.name) == nil)
  }

  @Test func unreadableListIsReplaced() async throws {
    _ = try store.replaceItem(PendingSignOuts.name, with: Data("other".utf8)) { _ in true }
    _ = await run(.fault(.offline)).signOut()
    let list = try JSONDecoder().decode([PendingSignOut].self, from: #require(try kept))
    #expect(list.count == 1)
  }
}

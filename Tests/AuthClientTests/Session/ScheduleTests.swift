import Foundation
import Testing

@testable import AuthClient

/// A renewal, a sign-out and a sign-in, each with a beginning and an answer, in every order that
/// there is.
@Suite("Every order of refresh, sign-out and sign-in")
struct ScheduleTests {
  enum Moment: String, CaseIterable, Sendable {
    case renew, renewed, leave, left, arrive, arrived
  }

  static let schedules = orders(of: Moment.allCases).filter { order in
    [(Moment.renew, Moment.renewed), (.leave, .left), (.arrive, .arrived)].allSatisfy {
      order.firstIndex(of: $0)! < order.firstIndex(of: $1)!
    }
  }

  private static func orders(of moments: [Moment]) -> [[Moment]] {
    if moments.isEmpty { return [[]] }
    return moments.flatMap { first in
      orders(of: moments.filter { $0 != first }).map { [first] + $0 }
    }
  }

  @Test func ninetySchedulesExist() { #expect(Self.schedules.count == 90) }

  @Test(arguments: schedules)
  func signedOutTokensNeverReturn(_ order: [Moment]) async {
    let run = Run()
    for moment in order { await run.pass(moment) }
    await run.finish()
    let arrivedLast = order.firstIndex(of: .arrive)! > order.firstIndex(of: .leave)!
    #expect(run.world.state == (arrivedLast ? .signedIn : .signedOut))
    #expect(run.world.storedTokens == (arrivedLast ? ["access": "a9", "refresh": "r9"] : [:]))
    #expect(run.revoked.contains(newest(order)))
    #expect(run.revoked.contains("r9") != arrivedLast, "the late session is revoked at the server")
    #expect(Set(run.revoked).count == run.revoked.count)
  }

  /// The newest refresh token that a sign-out can know of.
  private func newest(_ order: [Moment]) -> String {
    let before = order.prefix { $0 != .leave }
    if before.contains(.arrived) { return "r9" }
    return before.contains(.renew) ? "r2" : "r1"
  }

  private final class Run: @unchecked Sendable {
    let world = World.expired
    private let gates = [Moment.renewed: Gate(), .left: Gate(), .arrived: Gate()]
    private let lock = NSLock()
    private var over: Set<Moment> = []

    init() {
      world.script.on("renewSession", Answers.grants(2).held(by: gates[.renewed]!))
      world.script.on("signOut", Step.json(200, "").held(by: gates[.left]!))
      world.script.on("signInWithApple", Answers.grants(9).held(by: gates[.arrived]!))
      world.script.on("me", Answers.me)
    }

    var revoked: [String] {
      world.script.requests.filter { $0.endpoint == "signOut" }.map {
        String($0.text.suffix(4).prefix(2))
      }
    }

    /// Comes back when the moment has had its effect on the session.
    func pass(_ moment: Moment) async {
      let (world, script) = (world, world.script)
      let session = await world.client.session.session
      gates[moment]?.open()
      switch moment {
      case .renew:
        begin(moment) { _ = await world.me() }
        await until("the request, if any") { script.count("renewSession") > 0 || isOver(.renew) }
      case .leave:
        begin(moment) { _ = await world.signOut() }
        await until("the end") { await world.client.session.session != session }
      case .arrive:
        begin(moment) { _ = await world.signIn() }
        await until("the request") { script.count("signInWithApple") > 0 }
      case .renewed: await until("the refresh to end") { isOver(.renew) }
      case .arrived: await until("the sign-in to end") { isOver(.arrive) }
      case .left: break
      }
    }

    func finish() async {
      await until("everything to end") { isOver(.renew) && isOver(.leave) && isOver(.arrive) }
      await until("the late session to be revoked") {
        world.state == .signedIn || revoked.contains("r9")
      }
    }

    private func isOver(_ moment: Moment) -> Bool { lock.withLock { over.contains(moment) } }

    private func begin(_ moment: Moment, _ body: @escaping @Sendable () async -> Void) {
      Task {
        await body()
        lock.withLock { _ = over.insert(moment) }
      }
    }
  }
}

@Suite("Concurrent calls and a sign-out")
struct StormTests {
  /// The scheduler chooses the order.
  @Test func nothingRemainsAfterSignOut() async {
    for round in 0..<500 {
      let world = World.expired
      world.script.on("renewSession", Answers.grants(2))
      world.script.on("signOut", .json(200, ""))
      world.script.on("me", Answers.me)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<(round % 5) { group.addTask { _ = await world.me() } }
        group.addTask { _ = await world.signOut() }
        for _ in 0..<3 { group.addTask { _ = await world.me() } }
      }
      #expect(world.store.content == nil)
      #expect(world.state == .signedOut)
      #expect(world.script.count("renewSession") <= 1)
      #expect(world.script.count("signOut") == 1)
    }
  }
}

import Foundation
import Testing

@testable import AuthClient

@Suite("Limits on repeated refreshes")
struct RenewalLimitTests {
  /// The server rejects every token it issues.
  @Test func uselessRefreshesStop() async {
    let world = World.signedIn
    world.script.on("me", Answers.expired)
    world.script.on("renewSession", all: (2...200).map { Answers.grants($0) })
    var last: CallFailure<Longde.MeRefusal>?
    for _ in 1...100 { last = await world.me().failure }
    #expect(world.script.count("renewSession") == 5)
    #expect(last == .fault(.renewalDoesNotHelp))
    #expect(last?.recovery == .signIn)
  }

  @Test(arguments: [Step.fault(.offline), .json(500, ""), .json(429, "")])
  func failingRefreshesBackOff(_ step: Step) async {
    let world = World.expired
    world.script.on("renewSession", step)
    for _ in 1...50 { _ = await world.me() }
    #expect(world.script.count("renewSession") <= 3)
    for _ in 1...29 {
      world.clock.advance(by: 1)
      _ = await world.me()
    }
    #expect(world.script.count("renewSession") <= 5, "in 30 seconds")
    #expect(world.state == .expired)
    #expect(world.storedTokens["refresh"] == "r1")
  }
}

@Suite("Refreshes that never complete")
struct RenewalDeadlineTests {
  @Test func refreshEndsAtDeadline() async {
    let world = World.expired
    let gate = Gate()
    world.script.on("renewSession", Answers.grants(2).held(by: gate))
    let time = Timekeeper(world.clock)
    let server = URL(string: "https://longde.cloud")!
    var wire = Wire(server: server, transport: world.script, time: time, headers: [:])
    wire.alarm = Alarm { seconds, ring in
      let alarm = Task {
        if seconds == 10 { await ring() }
      }
      return { alarm.cancel() }
    }
    let shared = SharedSession<Longde>(
      store: world.store, time: time, server: nil, renewalEndpoint: "renewSession")
    let session = AuthSession<Longde>(wire: wire, shared: shared)
    let call = Call<Longde.User, Longde.MeRefusal>("me", .get, "/api/me", needs: ["access"])
    let result = await outcome { () throws(CallFailure<Longde.MeRefusal>) in
      try await session.call(call)
    }
    #expect(result.failure == .fault(.timeout), "a third of the grace, twice")
    #expect(world.script.count("renewSession") == 2)
  }
}

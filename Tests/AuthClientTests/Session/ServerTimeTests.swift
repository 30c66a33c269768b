import AuthClient
import Foundation
import Testing

@Suite("Server time")
struct ServerTimeTests {
  private let world = World()

  /// The next answer was written then.
  private func answer(at instant: Date) async {
    let headers: HTTPHeaders = ["Date": WrongClockTests.httpDate(instant)]
    world.script.on("me", .answer(HTTPResponse(status: 200, headers: headers)))
    _ = await outcome { () throws(CallFailure<NoRefusal>) in
      try await world.client.session.call(Call<NoAnswer, NoRefusal>("me", .get, "/"))
    }
  }

  private var session: AuthSession<Longde> { world.client.session }

  @Test func isDeviceTimeBeforeFirstResponse() {
    #expect(session.serverTime == world.clock.now)
    world.clock.jump(by: -7200)
    #expect(session.serverTime == world.clock.now, "changing the clock corrects it")
  }

  @Test(arguments: [-86_400.0, -400, 400, 86_400])
  func followsServerResponse(_ ahead: TimeInterval) async {
    let server = world.clock.now + ahead
    await answer(at: server)
    #expect((0...1).contains(session.serverTime.timeIntervalSince(server)))
    world.clock.advance(by: 100)
    world.clock.jump(by: 5000)
    let passed = session.serverTime.timeIntervalSince(server)
    #expect((100...101).contains(passed), "changing the device's clock changes nothing")
  }

  @Test func latestResponseWins() async {
    await answer(at: world.clock.now + 1000)
    await answer(at: world.clock.now + 50)
    #expect((50...51).contains(session.serverTime.timeIntervalSince(world.clock.now)))
  }
}

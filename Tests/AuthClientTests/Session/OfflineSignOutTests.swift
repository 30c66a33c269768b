import Foundation
import Testing

@testable import AuthClient

/// A sign-out of which the server could not be told.
@Suite("Signing out offline")
struct OfflineSignOutTests {
  private let alarms = Alarms()
  private let world = World.signedIn
  private let session: AuthSession<Longde>

  init() {
    let time = Timekeeper(world.clock)
    var wire = Wire(
      server: URL(string: "https://longde.cloud")!, transport: world.script, time: time,
      headers: [:])
    wire.alarm = alarms.alarm
    let shared = SharedSession<Longde>(
      store: world.store, time: time, server: nil, renewalEndpoint: "renewSession")
    session = AuthSession(wire: wire, shared: shared)
  }

  private func signOut(sending token: String) async -> CallFailure<NoRefusal>? {
    await outcome { () throws(CallFailure<NoRefusal>) in
      try await session.end { tokens in
        Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/api/auth/logout", body: ["token": try tokens[token]])
      }
    }
    .failure
  }

  /// Lets time pass until the alarm has rung that is set.
  private func ring() async { for work in alarms.ring(world.clock) { await work() } }

  @Test func isRetriedUntilServerAccepts() async {
    world.script.on("signOut", .fault(.offline), .json(503, ""), .fault(.timeout), .json(200, ""))
    #expect(await signOut(sending: "refresh") == .fault(.offline))
    #expect(world.store.content == nil)
    for count in 2...4 {
      await ring()
      #expect(world.script.count("signOut") == count)
    }
    await ring()
    #expect(world.script.count("signOut") == 4, "the server was notified")
    #expect(Set(world.script.requests.map(\.text)) == [#"{"token":"r1"}"#])
    #expect(world.store.content == nil)
  }

  @Test func isGivenUpAfterFiveAttempts() async {
    world.script.on("signOut", .fault(.offline))
    _ = await signOut(sending: "refresh")
    for _ in 1...8 { await ring() }
    #expect(world.script.count("signOut") == 5)
  }

  @Test(arguments: [Step.json(401, ""), .json(404, "")])
  func isNotRetriedAfterRefusal(_ step: Step) async {
    world.script.on("renewSession", Answers.notSignedIn)
    world.script.on("signOut", step)
    _ = await signOut(sending: "refresh")
    let count = world.script.count("signOut")
    await ring()
    #expect(world.script.count("signOut") == count)
  }

  /// A late sign-out would end the next session of the same user.
  @Test func isNotRetriedIfItMightEndLaterSession() async {
    world.script.on("signOut", .fault(.offline), .json(200, ""))
    #expect(await signOut(sending: "access") == .fault(.offline))
    await ring()
    #expect(world.script.count("signOut") == 1)
  }
}

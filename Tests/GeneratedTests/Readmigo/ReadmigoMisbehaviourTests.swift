import AuthClient
import Foundation
import ReadmigoClient
import Testing

/// A server that misbehaves. Readmigo's refresh token is not replaced, so nothing is lost with an answer.
@Suite struct ReadmigoMisbehaviourTests {
  static let all: [Misbehaviour] = [
    .drop, .delay, .disconnect, .truncate, .badJSON, .wrongType, .html500, .answer(429, ""),
    .answer(503, "{}"),
  ]

  /// Without a declared grace period, a lost refresh isn't retried automatically.
  @Test(arguments: all)
  func failedRefreshKeepsTokensAndIsNotRetried(_ how: Misbehaviour) async throws {
    let world = try await ReadmigoWorld()
    let store = MemoryStore()
    let client = try await world.registered(
      "phone", store, by: Impatient(with: "renewSession", how))
    let refresh = store.load()?.tokens["refresh"]
    try await world.stub.advance(by: 2 * 3600)
    try await world.stub.misbehave("renewSession", how)
    let failure = try await client.failureOfDevices()
    #expect(failure.recovery != .signIn)
    #expect(try await world.stub.count("renewSession") == 1)
    #expect(try await world.stub.count("listDevices") == 0)
    #expect(store.load()?.tokens["refresh"] == refresh)
    try await world.stub.advance(by: 60)
    _ = try await client.listDevices()
  }

  /// The old token is valid for the last five minutes and is used.
  @Test(arguments: [Misbehaviour.drop, .html500, .badJSON])
  func failedEarlyRefreshIsHarmless(_ how: Misbehaviour) async throws {
    let world = try await ReadmigoWorld()
    let client = try await world.registered()
    try await world.stub.advance(by: 2 * 3600 - 200)
    try await world.stub.misbehave("renewSession", how)
    _ = try await client.listDevices()
    try await eventually("the refresh request") { try await world.stub.count("renewSession") == 1 }
  }

  @Test(arguments: [Misbehaviour.bare401, .answer(401, #"{"code":"AUTH_004"}"#)])
  func persistent401RefreshesAndRepeatsOnce(_ how: Misbehaviour) async throws {
    let world = try await ReadmigoWorld()
    let store = MemoryStore()
    let client = try await world.registered("phone", store)
    try await world.stub.misbehave("listDevices", how, times: 1000)
    _ = try await client.failureOfDevices()
    #expect(try await world.stub.count("renewSession") == 1)
    #expect(try await world.stub.count("listDevices") == 2)
    #expect(client.session.state == .signedIn)
    #expect(store.load()?.tokens.count == 2)
  }

  @Test(arguments: all + [.bare401])
  func failedCallKeepsSession(_ how: Misbehaviour) async throws {
    let world = try await ReadmigoWorld()
    let store = MemoryStore()
    let client = try await world.registered("phone", store, by: Impatient(with: "saveProfile", how))
    try await world.stub.misbehave("saveProfile", how, times: 2)
    let failure = try await #require(throws: CallFailure<Readmigo.SaveProfileRefusal>.self) {
      try await client.saveProfile(nickname: "n")
    }
    #expect(failure.recovery != .signIn)
    #expect(client.session.state == .signedIn)
    #expect(store.load()?.tokens.count == 2)
    #expect(try await world.stub.count("saveProfile") == (how == .bare401 ? 2 : 1))
  }

  /// A user sees nothing of a 500 in HTML.
  @Test func htmlErrorHasNoMessage() async throws {
    let world = try await ReadmigoWorld()
    try await world.stub.misbehave("signInWithEmail", .html500)
    let failure = try await world.client().failureOfSignIn()
    #expect(failure.message(in: ["en"]) == nil)
    #expect(failure.recovery == .retry)
    #expect(!"\(failure)".contains("html"))
  }
}

import AuthClient
import Foundation
import SyncNosClient
import TestDevice
import Testing

/// A server that misbehaves: errors come as the three kinds that the document wishes for.
@Suite struct SyncNosMisbehaviourTests {
  static let lost: [Misbehaviour] = [.drop, .delay, .disconnect, .truncate, .badJSON, .wrongType]

  @Test func serverErrorIsDeclared() async throws {
    let world = try await SyncNosWorld()
    let client = try await world.signedIn()
    for how in [Misbehaviour.html500, .answer(503, ""), .answer(599, "{}")] {
      try await world.stub.misbehave("loadAccount", how)
      let failure = try await client.failureOfLoading()
      #expect(failure == .refused(.serverFailed))
      #expect(failure.recovery == .retry)
      #expect(failure.message(in: ["en"]) == "The server failed, please try again later")
    }
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: lost)
  func lostCallIsNotRepeated(_ how: Misbehaviour) async throws {
    let world = try await SyncNosWorld()
    let client = try await world.signedIn(by: Impatient(with: "loadAccount", how))
    try await world.stub.misbehave("loadAccount", how)
    #expect(try await client.failureOfLoading().isLost)
    #expect(try await world.stub.count("loadAccount") == 1)
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: lost + [.html500])
  func lostRefreshKeepsTokens(_ how: Misbehaviour) async throws {
    let world = try await SyncNosWorld()
    let store = MemoryStore()
    let client = try await world.signedIn(store, by: Impatient(with: "renewTokens", how))
    let before = store.load()
    try await world.stub.tell("accessEnds", "401")
    try await world.stub.misbehave("renewTokens", how)
    #expect(try await client.failureOfLoading().recovery != .signIn)
    #expect(try await world.stub.count("renewTokens") == 1)
    #expect(store.load() == before)
    _ = try await client.loadAccount()
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: [Misbehaviour.bare401, .answer(403, "{}")])
  func persistentRefusalRefreshesAndRepeatsOnce(_ how: Misbehaviour) async throws {
    let world = try await SyncNosWorld()
    let store = MemoryStore()
    let client = try await world.signedIn(store)
    try await world.stub.misbehave("loadAccount", how, times: 1000)
    let failure = try await client.failureOfLoading()
    #expect(failure == .refused(how == .bare401 ? .unauthorized : .forbidden))
    #expect(try await world.stub.count("renewTokens") == 1)
    #expect(try await world.stub.count("loadAccount") == 2)
    #expect(store.load()?.tokens.count == 2)
  }

  /// The contract recognizes this refusal only by its text.
  @Test func otherSignIn401IsUndeclared() async throws {
    let world = try await SyncNosWorld()
    try await world.stub.misbehave("signInWithApple", .answer(401, #"{"message":"no"}"#))
    let failure = try await #require(throws: CallFailure<SyncNos.SignInWithAppleRefusal>.self) {
      try await world.client().signInWithApple(authorizationCode: Secret("c"))
    }
    guard case .undeclared(let refusal) = failure else { throw Unexpected("\(failure)") }
    #expect(refusal.status == 401)
    #expect(try await world.stub.received() == ["signInWithApple"])
  }
}

import AuthClient
import Foundation
import ReadmigoClient
import TestDevice
import Testing

/// An odd sign-in is verified by force, and goes on after that (6.2).
@Suite struct ReadmigoOddSignInTests {
  @Test func isRefusedWithChallenge() async throws {
    let world = try await ReadmigoWorld()
    _ = try await world.registered()
    let client = world.client("far away")
    try await world.stub.tell("theNextSignInIsOdd")
    let failure = try await client.failureOfSignIn(ReadmigoWorld.email, ReadmigoWorld.password)
    guard case .refused(.oddSignIn(let details)) = failure else {
      throw Unexpected("\(failure)")
    }
    #expect(details.challenge.reveal().count == 43)
    #expect(details.tokens == [GrantedToken("challenge", details.challenge)])
    #expect(failure.recovery == .continue(flow: "verification"))
    #expect(client.session.state == .signedOut)
  }

  @Test func continuesWithCode() async throws {
    let world = try await ReadmigoWorld()
    _ = try await world.registered()
    let store = MemoryStore()
    let client = world.client("far away", store)
    try await world.stub.tell("theNextSignInIsOdd")
    _ = try await client.failureOfSignIn(ReadmigoWorld.email, ReadmigoWorld.password)
    guard case .enterCode(let enterCode) = Readmigo.VerificationFlow() else {
      throw Unexpected("it begins with the code")
    }

    await #expect(throws: CallFailure<Readmigo.ContinueSignInRefusal>.refused(.wrongCode)) {
      try await client.continueSignIn(code: Secret("000"))
    }
    #expect(enterCode.continueSignInWrongCode() == .enterCode(enterCode))
    _ = try await client.continueSignIn(code: world.code("verification"))
    guard case .done = enterCode.continueSignIn() else { throw Unexpected("then it is done") }
    #expect(client.session.state == .signedIn)
    #expect(try await client.listDevices().count == 2)
    #expect(store.load()?.tokens["challenge"] == nil)
  }

  @Test func continuesWithUnreadableStore() async throws {
    let world = try await ReadmigoWorld()
    _ = try await world.registered()
    let store = ShutStore()
    let client = world.client("far away", store)
    try await world.stub.tell("theNextSignInIsOdd")
    _ = try await client.failureOfSignIn(ReadmigoWorld.email, ReadmigoWorld.password)
    #expect(client.session.state == .unknown)
    _ = try await client.continueSignIn(code: world.code("verification"))
    #expect(client.session.state == .signedIn)
    #expect(try await client.listDevices().count == 2)
  }

  @Test func nothingIsSentWithoutChallenge() async throws {
    let world = try await ReadmigoWorld()
    let failure = CallFailure<Readmigo.ContinueSignInRefusal>.signedOut(because: nil)
    await #expect(throws: failure) { try await world.client().continueSignIn(code: Secret("1")) }
    #expect(try await world.stub.received().isEmpty)
  }
}

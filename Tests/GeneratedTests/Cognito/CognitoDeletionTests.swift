import AuthClient
import CognitoClient
import Foundation
import TestDevice
import Testing

/// The account goes in two steps, the profile first: without the pool's user nobody could name it.
@Suite struct CognitoDeletionTests {
  @Test func deletesProfileThenUser() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let client = try await stub.signedIn(store)
    #expect(Cognito.DeleteAccountFlow().kept == nil)
    let flow = try await stub.deleteProfile(client)
    #expect(flow.kept == "profileGone")
    guard case .profileGone(let state) = flow else { return }
    try await client.deletePoolUser()
    guard case .done = state.deletePoolUser() else {
      Issue.record("the second step is the last")
      return
    }
    let report = try await stub.report()
    #expect(report.profiles == 0 && report.users.isEmpty)
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
  }

  /// The app is killed after the first step. Hours later it continues with tokens that it has to refresh.
  @Test func secondStepContinuesInLaterRun() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let kept = try await stub.deleteProfile(stub.signedIn(store)).kept
    try await stub.tell(["expire": true])
    stub.clock.advance(by: 7200)

    let next = stub.client(MemoryStore(store.load()))
    guard case .profileGone(let state)? = kept.flatMap(Cognito.DeleteAccountFlow.init(kept:)) else {
      Issue.record("the flow was not kept")
      return
    }
    #expect(await next.session.restore() != .signedOut)
    try await next.deletePoolUser()
    guard case .done = state.deletePoolUser() else {
      Issue.record("the second step is the last")
      return
    }
    #expect(try await stub.report().users.isEmpty)
    #expect(next.session.state == .signedOut)
    #expect(stub.transport.count("renewTokens") == 1)
  }

  /// The app was killed before it recorded that the first step was done.
  @Test func firstStepCanBeRepeated() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    _ = try await stub.deleteProfile(client)
    _ = try await stub.deleteProfile(client)
    try await client.deletePoolUser()
    #expect(try await stub.report().users.isEmpty)
  }

  @Test func failedSecondStepKeepsFlowAndTokens() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    let flow = try await stub.deleteProfile(client)
    try await stub.refuse("DeleteUser", "InternalErrorException", status: 500)
    await #expect(throws: CallFailure<Cognito.DeletePoolUserRefusal>.refused(.poolFails)) {
      try await client.deletePoolUser()
    }
    #expect(flow.kept == "profileGone")
    #expect(client.session.state == .signedIn)
    try await client.deletePoolUser()
    #expect(try await stub.report().users.isEmpty)
  }

  @Test func otherStatesAreNotRestorable() {
    #expect(Cognito.DeleteAccountFlow(kept: "ready") == nil)
    #expect(Cognito.DeleteAccountFlow(kept: "done") == nil)
    #expect(Cognito.DeleteAccountFlow(kept: "") == nil)
  }
}

extension CognitoStub {
  fileprivate func deleteProfile(
    _ client: Cognito.Client
  ) async throws -> Cognito.DeleteAccountFlow {
    guard case .ready(let state) = Cognito.DeleteAccountFlow() else { return .init() }
    #expect(try await client.deleteProfile().success)
    #expect(try await report().profiles == 0)
    return state.deleteProfile()
  }
}

import AuthClient
import CognitoClient
import Foundation
import TestDevice
import Testing

/// The answers of pool and gateway during a session, and their effect on the session.
@Suite struct CognitoSessionTests {
  @Test func eachServerGetsItsOwnToken() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    #expect(try await client.deleteProfile().success)
    _ = try await client.updateAttributes(userAttributes: [])
    let log = try await stub.report().log
    #expect(log.last { $0.what == "/api/user-profile/me" }?.bearer == "id")
    #expect(log.filter { $0.bearer != "" }.map(\.what) == ["/api/user-profile/me"])
    let bearers = stub.transport.requests.filter { $0.headers["Authorization"] != nil }
    #expect(bearers.map(\.url.host) == [CognitoWorld.apiHost])
  }

  @Test func expiredAccessTokenIsRefreshedAndCallRepeated() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let client = try await stub.signedIn(store)
    let before = store.load()?.tokens ?? [:]
    try await stub.tell(["expire": true])
    _ = try await client.updateAttributes(userAttributes: [.phoneAttribute(.init(value: "+1"))])
    #expect(
      stub.transport.requests.suffix(3).map(\.endpoint) == [
        "updateAttributes", "renewTokens", "updateAttributes",
      ])
    #expect(try await stub.report().attributes[CognitoStub.person] == ["phone_number": "+1"])
    let after = store.load()?.tokens ?? [:]
    #expect(after["refresh"]?.secret == before["refresh"]?.secret)
    #expect(after["access"]?.secret != before["access"]?.secret)
    #expect(client.session.state == .signedIn)
  }

  @Test func gatewayRefusalRefreshesToo() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    try await stub.tell(["expire": true])
    #expect(try await client.deleteProfile().success)
    #expect(
      stub.transport.requests.suffix(3).map(\.endpoint) == [
        "deleteProfile", "renewTokens", "deleteProfile",
      ])
  }

  @Test func fiftyCallsShareOneRefresh() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    stub.clock.advance(by: 3600)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask { _ = try await client.updateAttributes(userAttributes: []) }
      }
      try await group.waitForAll()
    }
    #expect(stub.transport.count("renewTokens") == 1)
    #expect(stub.transport.count("updateAttributes") == 50)
  }

  /// A pool that always answers so is asked only once more.
  @Test func persistentExpiryRefreshesOnce() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    for _ in 0..<2 {
      try await stub.refuse(
        "UpdateUserAttributes", "NotAuthorizedException", "Access Token has expired")
    }
    await #expect(throws: CallFailure<Cognito.UpdateAttributesRefusal>.refused(.accessExpired)) {
      try await client.updateAttributes(userAttributes: [])
    }
    #expect(stub.transport.count("renewTokens") == 1)
    #expect(stub.transport.count("updateAttributes") == 2)
    #expect(client.session.state == .signedIn)
  }

  @Test func missingScopeSuggestsSignIn() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let client = try await stub.signedIn(store)
    try await stub.tell(["lacksScope": true])
    let failure = try await #require(throws: CallFailure<Cognito.DeletePoolUserRefusal>.self) {
      try await client.deletePoolUser()
    }
    #expect(failure == .refused(.missingScope))
    #expect(failure.recovery == .signIn)
    #expect(stub.transport.count("renewTokens") == 0)
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
  }

  @Test func sessionEndedElsewhereEnds() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let client = try await stub.signedIn(store)
    let other = stub.client(MemoryStore(store.load()))
    try await other.signOut()
    let report = try await stub.report()
    #expect(report.accessTokens == 0 && report.refreshTokens == 0)
    await #expect(throws: CallFailure<Cognito.UpdateAttributesRefusal>.refused(.sessionEnded)) {
      try await client.updateAttributes(userAttributes: [])
    }
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
  }

  /// Amazon uses the same type for ended sessions.
  @Test func unwritableAttributeKeepsSession() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let client = try await stub.signedIn(store)
    let before = store.load()
    for end in ["", " email"] {
      try await stub.refuse(
        "UpdateUserAttributes", "NotAuthorizedException",
        "A client attempted to write unauthorized attribute" + end)
      let failure = try await #require(throws: CallFailure<Cognito.UpdateAttributesRefusal>.self) {
        try await client.updateAttributes(userAttributes: [
          .emailAttribute(.init(value: "a@b.example"))
        ])
      }
      #expect(failure == .refused(.attributeNotWritable))
      #expect(failure.recovery == .tell)
    }
    #expect(client.session.state == .signedIn)
    #expect(store.load() == before)
    #expect(stub.transport.count("renewTokens") == 0)
  }

  @Test func unwritableAttributeAtSignUpIsDeclared() async throws {
    let stub = try await CognitoStub()
    try await stub.refuse(
      "SignUp", "NotAuthorizedException", "A client attempted to write unauthorized attribute")
    await #expect(throws: CallFailure<Cognito.SignUpRefusal>.refused(.attributeNotWritable)) {
      try await stub.client().signUp(
        username: "bob@example.com", password: Secret(CognitoStub.password),
        userAttributes: [.emailAttribute(.init(value: "bob@example.com"))])
    }
  }

  @Test func revokedRefreshTokenEndsSession() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    try await stub.tell(["revoke": true])
    stub.clock.advance(by: 3600)
    let failure = try await #require(throws: CallFailure<Cognito.UpdateAttributesRefusal>.self) {
      try await client.updateAttributes(userAttributes: [])
    }
    guard case .signedOut(let reason) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(reason?.name == "sessionEnded")
    #expect(client.session.state == .signedOut)
    #expect(stub.transport.count("updateAttributes") == 0)
  }

  @Test(arguments: [
    ("TooManyRequestsException", 400), ("InternalErrorException", 500),
    ("ServiceUnavailableException", 503),
  ])
  func temporaryErrorKeepsSession(_ type: String, _ status: Int) async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let client = try await stub.signedIn(store)
    try await stub.refuse("UpdateUserAttributes", type, "Rate exceeded", status: status)
    let failure = try await #require(throws: CallFailure<Cognito.UpdateAttributesRefusal>.self) {
      try await client.updateAttributes(userAttributes: [])
    }
    #expect(failure == .refused(status == 400 ? .tooManyRequests : .poolFails))
    #expect(failure.recovery == .retry)

    // The same of the call that renews.
    stub.clock.advance(by: 3600)
    try await stub.refuse("InitiateAuth", type, "Rate exceeded", status: status)
    await #expect(throws: CallFailure<Cognito.UpdateAttributesRefusal>.self) {
      try await client.updateAttributes(userAttributes: [])
    }
    #expect(store.load()?.tokens["refresh"] != nil)
    _ = try await client.updateAttributes(userAttributes: [])
    #expect(client.session.state == .signedIn)
  }

  @Test func offlineSignOutEndsSessionLocally() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let client = try await stub.signedIn(store)
    stub.transport.close("signOut")
    await #expect(throws: CallFailure<Cognito.SignOutRefusal>.fault(.offline)) {
      try await client.signOut()
    }
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
  }

  @Test func signOutRefreshesExpiredToken() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    stub.clock.advance(by: 3600)
    try await stub.tell(["expire": true])
    try await client.signOutEverywhere()
    #expect(try await stub.report().refreshTokens == 0)
    #expect(client.session.state == .signedOut)
  }
}

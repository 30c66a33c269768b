import AuthClient
import CognitoClient
import Foundation
import TestDevice
import Testing

/// The generated client at moto's Cognito, in what moto offers.
@Suite struct MotoTests {
  @Test func userRegistersAndSignsIn() async throws {
    let moto = try await MotoWorld()
    let store = MemoryStore()
    let client = moto.world.client(store)
    let name = try await moto.person()
    let answer = try await moto.world.signIn(client, as: name, with: MotoWorld.password)
    guard case .tokenAnswer(let granted) = answer else {
      Issue.record("\(answer.answerName)")
      return
    }
    #expect(client.session.state == .signedIn)
    #expect(granted.authenticationResult.expiresIn == 3600)
    let stored = store.load()?.tokens ?? [:]
    #expect(Set(stored.keys) == ["id", "access", "refresh"])
    #expect(try claims(of: stored["id"]?.secret)["token_use"] as? String == "id")
    #expect(try claims(of: stored["access"]?.secret)["token_use"] as? String == "access")
  }

  @Test func takenNameAndWeakPasswordAreRefused() async throws {
    let moto = try await MotoWorld()
    let (client, name) = (moto.world.client(), try await moto.person())
    await #expect(throws: CallFailure<Cognito.SignUpRefusal>.refused(.usernameTaken)) {
      try await client.signUp(
        username: name, password: Secret(MotoWorld.password), userAttributes: [])
    }
    await #expect(throws: CallFailure<Cognito.SignUpRefusal>.refused(.weakPassword)) {
      try await client.signUp(
        username: "bob@example.com", password: Secret("x"), userAttributes: [])
    }
  }

  @Test func unknownAndUnconfirmedUsersAreRefused() async throws {
    let moto = try await MotoWorld()
    let client = moto.world.client()
    await #expect(throws: CallFailure<Cognito.StartSignInRefusal>.refused(.userUnknown)) {
      try await moto.world.signIn(client, as: "nobody", with: "x")
    }
    _ = try await client.signUp(
      username: "bob@example.com", password: Secret(MotoWorld.password), userAttributes: [])
    let failure = try await #require(throws: CallFailure<Cognito.StartSignInRefusal>.self) {
      try await moto.world.signIn(client, as: "bob@example.com", with: MotoWorld.password)
    }
    #expect(failure == .refused(.notConfirmed))
    #expect(failure.recovery == .continue(flow: "confirmation"))
    try await moto.administer("AdminDisableUser", ["Username": "bob@example.com"])
    await #expect(throws: CallFailure<Cognito.StartSignInRefusal>.refused(.accountDisabled)) {
      try await moto.world.signIn(client, as: "bob@example.com", with: MotoWorld.password)
    }
    #expect(client.session.state == .signedOut)
  }

  @Test func invitedUserChoosesPassword() async throws {
    let moto = try await MotoWorld()
    let client = moto.world.client()
    try await moto.administer(
      "AdminCreateUser", ["Username": "carl@example.com", "TemporaryPassword": "Temporary-1"])
    let (answer, userId) = try await moto.world.prove(
      client, as: "carl@example.com", with: "Temporary-1")
    #expect(answer.answerName == "NewPasswordChallenge")
    #expect(client.session.state == .signedOut)
    let last = try await client.setNewPassword(
      userId: userId, newPassword: Secret(MotoWorld.password))
    #expect(last.answerName == "TokenAnswer")
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: ["SMS", "SoftwareToken"])
  func secondFactorIsRequired(_ factor: String) async throws {
    let moto = try await MotoWorld()
    let (client, name) = (moto.world.client(), try await moto.person())
    try await moto.demand(factor, of: name)
    let (answer, userId) = try await moto.world.prove(client, as: name, with: MotoWorld.password)
    #expect(client.session.state == .signedOut)
    let last: Cognito.SignInAnswer
    switch answer {
    case .smsChallenge: last = try await client.answerSms(userId: userId, code: Secret("1"))
    case .authenticatorChallenge:
      last = try await client.answerAuthenticator(userId: userId, code: Secret("1"))
    default: last = answer
    }
    #expect(answer.answerName == (factor == "SMS" ? "SmsChallenge" : "AuthenticatorChallenge"))
    #expect(last.answerName == "TokenAnswer")
    #expect(client.session.state == .signedIn)
  }

  @Test func attributesCanBeChanged() async throws {
    let moto = try await MotoWorld()
    let client = try await moto.signedIn()
    _ = try await client.updateAttributes(userAttributes: [
      .emailAttribute(.init(value: "new@example.com")),
      .phoneAttribute(.init(value: "+6598765432")),
    ])
    let user = try await moto.administer("AdminGetUser", ["Username": "new@example.com"])
    let pairs = (user["UserAttributes"] as? [[String: String]] ?? []).map { "\($0["Value"] ?? "")" }
    #expect(pairs.contains("new@example.com") && pairs.contains("+6598765432"))
  }

  @Test func addressBelongsToOneUser() async throws {
    let moto = try await MotoWorld()
    let client = try await moto.signedIn()
    let other = try await moto.person("bob@example.com")
    await #expect(throws: CallFailure<Cognito.UpdateAttributesRefusal>.refused(.aliasTaken)) {
      try await client.updateAttributes(userAttributes: [.emailAttribute(.init(value: other))])
    }
    #expect(client.session.state == .signedIn)
  }

  @Test func expiredTokensAreRefreshedFirst() async throws {
    let moto = try await MotoWorld()
    let store = MemoryStore()
    let client = try await moto.signedIn(store)
    let before = store.load()?.tokens ?? [:]
    moto.world.clock.advance(by: 3600)
    _ = try await client.updateAttributes(userAttributes: [])
    let after = store.load()?.tokens ?? [:]
    #expect(
      moto.world.detour.requests.suffix(2).map(\.endpoint) == ["renewTokens", "updateAttributes"])
    #expect(after["access"]?.secret != before["access"]?.secret)
    #expect(after["id"]?.secret != before["id"]?.secret)
    #expect(after["refresh"] == before["refresh"])
    #expect(client.session.state == .signedIn)
  }

  @Test func signOutEndsSessionAtPool() async throws {
    let moto = try await MotoWorld()
    let store = MemoryStore()
    let client = try await moto.signedIn(store)
    let other = moto.world.client(MemoryStore(store.load()))
    try await client.signOutEverywhere()
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
    await #expect(throws: CallFailure<Cognito.RenewTokensRefusal>.refused(.sessionEnded)) {
      try await other.renewTokens()
    }
    #expect(other.session.state == .signedOut)
  }
}

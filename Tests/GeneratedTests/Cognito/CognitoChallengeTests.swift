import AuthClient
import AuthFiles
import CognitoClient
import Foundation
import TestDevice
import Testing

/// Sign-ins of several steps. What joins the steps is in memory, and nobody is signed in before the last.
@Suite struct CognitoChallengeTests {
  @Test func smsCodeSignsIn() async throws {
    let stub = try await CognitoStub(["factor": "SMS_MFA"])
    let store = MemoryStore()
    let (client, userId) = try await stub.challenged(store, by: "SmsChallenge")
    let answer = try await client.answerSms(userId: userId, code: CognitoStub.code)
    #expect(answer.answerName == "TokenAnswer")
    #expect(client.session.state == .signedIn)
    #expect(Set((store.load()?.tokens ?? [:]).keys) == ["id", "access", "refresh"])
  }

  /// A damaged file isn't read. A sign-in replaces it, however many steps it takes.
  @Test func unreadableStoreDoesNotBlockSteps() async throws {
    let stub = try await CognitoStub(["factor": "SMS_MFA"])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("{".utf8).write(to: file)
    let client = stub.world.client(FileStore(file))
    let (answer, userId) = try await stub.world.prove(
      client, as: CognitoStub.person, with: CognitoStub.password)
    #expect(answer.answerName == "SmsChallenge")
    #expect(client.session.state == .unknown)
    _ = try await client.answerSms(userId: userId, code: CognitoStub.code)
    #expect(client.session.state == .signedIn)
    #expect(try FileStore(file).load()?.tokens.count == 3)
  }

  @Test func destinationIsShown() async throws {
    let stub = try await CognitoStub(["factor": "SMS_MFA"])
    let answer = try await stub.world.signIn(
      stub.client(), as: CognitoStub.person, with: CognitoStub.password)
    guard case .smsChallenge(let challenge) = answer else {
      Issue.record("\(answer.answerName)")
      return
    }
    #expect(challenge.challengeParameters.destination == "+*******5309")
  }

  @Test func authenticatorCodeSignsInOnSecondAttempt() async throws {
    let stub = try await CognitoStub(["factor": "SOFTWARE_TOKEN_MFA"])
    let (client, userId) = try await stub.challenged(by: "AuthenticatorChallenge")
    let failure = try await #require(throws: CallFailure<Cognito.AnswerAuthenticatorRefusal>.self) {
      try await client.answerAuthenticator(userId: userId, code: Secret("000000"))
    }
    #expect(failure == .refused(.wrongCode))
    #expect(failure.recovery == .correct)
    let answer = try await client.answerAuthenticator(userId: userId, code: CognitoStub.code)
    #expect(answer.answerName == "TokenAnswer")
    #expect(client.session.state == .signedIn)
  }

  @Test func invitedUserWithSecondFactorSignsIn() async throws {
    let stub = try await CognitoStub(["temporary": true, "factor": "SMS_MFA"])
    let (client, userId) = try await stub.challenged(by: "NewPasswordChallenge")
    await #expect(throws: CallFailure<Cognito.SetNewPasswordRefusal>.refused(.weakPassword)) {
      try await client.setNewPassword(userId: userId, newPassword: Secret("short"))
    }
    let next = try await client.setNewPassword(userId: userId, newPassword: Secret("Longer-one-1"))
    #expect(next.answerName == "SmsChallenge")
    #expect(client.session.state == .signedOut)
    let last = try await client.answerSms(userId: userId, code: CognitoStub.code)
    #expect(last.answerName == "TokenAnswer")
    #expect(client.session.state == .signedIn)

    let other = try await stub.world.signIn(
      stub.client(), as: CognitoStub.person, with: "Longer-one-1")
    #expect(other.answerName == "SmsChallenge")
  }

  /// The screens follow the responses: each leads to the state for the next input.
  @Test func flowFollowsSteps() async throws {
    let stub = try await CognitoStub(["temporary": true, "factor": "SMS_MFA"])
    guard case .enterPassword(let enter) = Cognito.PasswordSignInFlow(),
      case .proving(let proving) = enter.startSignIn()
    else { throw Unexpected("it begins with the password") }
    let (client, userId) = try await stub.challenged(by: "NewPasswordChallenge")
    guard case .enterNewPassword(let choosing) = proving.provePasswordNewPasswordChallenge() else {
      throw Unexpected("a new password is asked for")
    }
    let next = try await client.setNewPassword(userId: userId, newPassword: Secret("Longer-one-1"))
    guard case .smsChallenge = next,
      case .enterSmsCode(let entering) = choosing.setNewPasswordSmsChallenge()
    else { throw Unexpected("a code is asked for") }
    let last = try await client.answerSms(userId: userId, code: CognitoStub.code)
    guard case .tokenAnswer = last, case .signedIn = entering.answerSmsTokenAnswer() else {
      throw Unexpected("that was the last step")
    }
    #expect(client.session.state == .signedIn)
  }

  @Test func expiredChallengeAtPoolRestarts() async throws {
    let stub = try await CognitoStub(["factor": "SMS_MFA"])
    let (client, userId) = try await stub.challenged(by: "SmsChallenge")
    try await stub.tell(["endSessions": true])
    let failure = try await #require(throws: CallFailure<Cognito.AnswerSmsRefusal>.self) {
      try await client.answerSms(userId: userId, code: CognitoStub.code)
    }
    #expect(failure == .refused(.challengeEnded))
    #expect(failure.recovery == .signIn)
  }

  /// After three minutes the client knows without a request.
  @Test func challengeExpiresAfterThreeMinutes() async throws {
    let stub = try await CognitoStub(["factor": "SMS_MFA"])
    let (client, userId) = try await stub.challenged(by: "SmsChallenge")
    stub.clock.advance(by: 180)
    await #expect(throws: CallFailure<Cognito.AnswerSmsRefusal>.signedOut(because: nil)) {
      try await client.answerSms(userId: userId, code: CognitoStub.code)
    }
    #expect(stub.transport.count("answerSms") == 0)
  }

  @Test func challengeIsNotStored() async throws {
    let stub = try await CognitoStub(["factor": "SMS_MFA"])
    let store = MemoryStore()
    let (_, userId) = try await stub.challenged(store, by: "SmsChallenge")
    #expect(store.load() == nil)
    let next = stub.client(MemoryStore(store.load()))
    await #expect(throws: CallFailure<Cognito.AnswerSmsRefusal>.signedOut(because: nil)) {
      try await next.answerSms(userId: userId, code: CognitoStub.code)
    }
    #expect(stub.transport.count("answerSms") == 0)
  }

  /// A user is signed in, and another sign-in stops halfway.
  @Test func challengeKeepsCurrentSession() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    let bob = ["name": "bob@example.com", "password": "Other-horse-1", "factor": "SMS_MFA"]
    try await stub.tell(["user": bob])
    let (answer, userId) = try await stub.world.prove(
      client, as: "bob@example.com", with: "Other-horse-1")
    #expect(answer.answerName == "SmsChallenge")
    #expect(client.session.state == .signedIn)
    _ = try await client.updateAttributes(userAttributes: [.emailAttribute(.init(value: "a@b.c"))])
    #expect(try await stub.report().attributes[CognitoStub.person] == ["email": "a@b.c"])

    _ = try await client.answerSms(userId: userId, code: CognitoStub.code)
    _ = try await client.updateAttributes(userAttributes: [.emailAttribute(.init(value: "b@b.c"))])
    #expect(try await stub.report().attributes["bob@example.com"] == ["email": "b@b.c"])
  }
}

extension CognitoStub {
  /// A client that was asked for more than the password.
  fileprivate func challenged(
    _ store: MemoryStore = MemoryStore(), by challenge: String
  ) async throws -> (Cognito.Client, userId: String) {
    let client = client(store)
    let (answer, userId) = try await world.prove(client, as: Self.person, with: Self.password)
    try #require(answer.answerName == challenge)
    #expect(client.session.state == .signedOut)
    return (client, userId)
  }
}

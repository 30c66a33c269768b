import AuthClient
import CognitoClient
import Foundation
import Testing

/// Sign-in with a password at a pool that checks it: SRP to the end, and what may come after it.
@Suite struct CognitoSignInTests {
  @Test func correctPasswordSignsInAndIsNeverSent() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let client = try await stub.signedIn(store)
    #expect(Set((store.load()?.tokens ?? [:]).keys) == ["id", "access", "refresh"])
    for request in stub.transport.requests {
      #expect(
        !String(decoding: request.body ?? Data(), as: UTF8.self).contains(CognitoStub.password))
      #expect(request.url.host == CognitoWorld.poolHost)
    }
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: ["", "correct-horse-9", "Correct-horse-9 ", "密码🔑"])
  func otherPasswordIsWrong(_ password: String) async throws {
    let stub = try await CognitoStub()
    let client = stub.client()
    let failure = try await #require(throws: CallFailure<Cognito.ProvePasswordRefusal>.self) {
      try await stub.world.signIn(client, as: CognitoStub.person, with: password)
    }
    #expect(failure == .refused(.wrongPassword))
    #expect(failure.recovery == .correct)
    #expect(client.session.state == .signedOut)
  }

  @Test func nonASCIIPasswordsWork() async throws {
    let stub = try await CognitoStub(["password": "密码🔑 ñ"])
    let answer = try await stub.world.signIn(
      stub.client(), as: CognitoStub.person, with: "密码🔑 ñ")
    #expect(answer.answerName == "TokenAnswer")
  }

  @Test func wrongPasswordKeepsCurrentSession() async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    await #expect(throws: CallFailure<Cognito.ProvePasswordRefusal>.refused(.wrongPassword)) {
      try await stub.world.signIn(client, as: CognitoStub.person, with: "x")
    }
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: [
    (
      "NotAuthorizedException", "Password attempts exceeded",
      Cognito.ProvePasswordRefusal.tooManyPasswords
    ),
    ("NotAuthorizedException", "User is disabled.", .accountDisabled),
    ("NotAuthorizedException", "Incorrect username or password.", .wrongPassword),
    ("UserNotConfirmedException", "User is not confirmed.", .notConfirmed),
    ("PasswordResetRequiredException", "Password reset required for the user", .resetRequired),
    ("TooManyRequestsException", "Rate exceeded", .tooManyRequests),
  ])
  func refusalsAreDistinguishedByTypeAndMessage(
    _ type: String, _ message: String, _ refusal: Cognito.ProvePasswordRefusal
  ) async throws {
    let stub = try await CognitoStub()
    try await stub.refuse("RespondToAuthChallenge", type, message)
    await #expect(throws: CallFailure<Cognito.ProvePasswordRefusal>.refused(refusal)) {
      try await stub.world.signIn(stub.client(), as: CognitoStub.person, with: CognitoStub.password)
    }
  }

  @Test func unconfirmedUserConfirmsAndSignsIn() async throws {
    let stub = try await CognitoStub(["confirmed": false])
    let client = stub.client()
    let failure = try await #require(throws: CallFailure<Cognito.ProvePasswordRefusal>.self) {
      try await stub.world.signIn(client, as: CognitoStub.person, with: CognitoStub.password)
    }
    #expect(failure.recovery == .continue(flow: "confirmation"))

    let sent = try await client.resendCode(username: CognitoStub.person)
    #expect(sent.codeDeliveryDetails?.deliveryMedium == .email)
    await #expect(throws: CallFailure<Cognito.ConfirmSignUpRefusal>.refused(.wrongCode)) {
      try await client.confirmSignUp(
        username: CognitoStub.person, confirmationCode: Secret("000000"))
    }
    try await client.confirmSignUp(username: CognitoStub.person, confirmationCode: CognitoStub.code)
    await #expect(throws: CallFailure<Cognito.ConfirmSignUpRefusal>.refused(.alreadyConfirmed)) {
      try await client.confirmSignUp(
        username: CognitoStub.person, confirmationCode: CognitoStub.code)
    }
    let answer = try await stub.world.signIn(
      client, as: CognitoStub.person, with: CognitoStub.password)
    #expect(answer.answerName == "TokenAnswer")
  }
}

import AuthClient
import CognitoClient
import Foundation
import LiveScenarios
import TestDevice
import TestLab

enum CognitoJourneys {
  static let all = [
    Journey(system: "Cognito", name: "registration, passwordSignIn, renewal", run: registration),
    Journey(system: "Cognito", name: "confirmation, after leaving too early", run: confirmation),
    Journey(system: "Cognito", name: "passwordSignIn with a code by SMS", run: sms),
    Journey(system: "Cognito", name: "passwordSignIn with an authenticator", run: authenticator),
    Journey(system: "Cognito", name: "passwordSignIn with a new password", run: newPassword),
    Journey(system: "Cognito", name: "deleteAccount, in two steps", run: deletion),
  ]

  @Sendable private static func registration(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    let store = MemoryStore()
    let client = world.client(store)
    guard case .enterAccount(let enterAccount) = begun(Cognito.RegistrationFlow()) else {
      throw Unexpected("it begins with the account")
    }
    try await world.signUp(client)
    guard case .enterCode(let enterCode) = shown(enterAccount.signUp()) else {
      throw Unexpected("a code")
    }
    try await client.confirmSignUp(
      username: world.person, confirmationCode: world.lab.code())
    guard case .registered = shown(enterCode.confirmSignUp()) else {
      throw Unexpected("registered")
    }
    let wrong = try await failed(CallFailure<Cognito.ProvePasswordRefusal>.self) {
      _ = try await world.begin(client, with: "Wrong horse 9")
    }
    try check(wrong == .refused(.wrongPassword), "\(wrong)")
    let (_, answer, proving) = try await world.begin(client)
    try check(answer.answerName == "TokenAnswer", answer.answerName)
    guard case .signedIn = shown(proving.provePasswordTokenAnswer()) else { throw Unexpected("in") }
    try check(client.session.state == .signedIn, "signed in")
    try await client.signOutEverywhere()
    try check(client.session.state == .signedOut, "signed out everywhere")
    guard case .signedIn = shown(try await world.begin(client).2.provePasswordTokenAnswer()) else {
      throw Unexpected("in again")
    }
    try await world.lab.advance(by: 3600)
    _ = try await client.updateAttributes(
      userAttributes: [.emailAttribute(.init(value: "lei@example.com"))])
    try await client.signOut()
    try check(client.session.state == .signedOut && store.load() == nil, "signed out")
  }

  @Sendable private static func confirmation(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    let client = world.client()
    try await world.signUp(client)
    let early = try await failed(CallFailure<Cognito.ProvePasswordRefusal>.self) {
      _ = try await world.begin(client)
    }
    try check(
      early == .refused(.notConfirmed) && early.recovery == .continue(flow: "confirmation"),
      "\(early)")
    guard case .enterCode(let enterCode) = begun(Cognito.ConfirmationFlow()) else {
      throw Unexpected("a code")
    }
    _ = try await client.resendCode(username: world.person)
    try check(shown(enterCode.resendCode()) == .enterCode(enterCode), "another code")
    try await client.confirmSignUp(
      username: world.person, confirmationCode: world.lab.code())
    guard case .confirmed = shown(enterCode.confirmSignUp()) else { throw Unexpected("confirmed") }
    try check(try await world.begin(client).answer.answerName == "TokenAnswer", "signed in")
  }

  @Sendable private static func sms(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    try await world.account(["phone": "+8613800000000", "factors": ["message": true]])
    let client = world.client()
    let (userId, answer, proving) = try await world.begin(client)
    try check(answer.answerName == "SmsChallenge", answer.answerName)
    guard case .enterSmsCode(let enterCode) = shown(proving.provePasswordSmsChallenge()) else {
      throw Unexpected("a code is asked for")
    }
    let wrong = try await failed(CallFailure<Cognito.AnswerSmsRefusal>.self) {
      _ = try await client.answerSms(userId: userId, code: Secret("none"))
    }
    try check(wrong == .refused(.wrongCode), "\(wrong)")
    _ = try await client.answerSms(userId: userId, code: world.lab.code())
    guard case .signedIn = shown(enterCode.answerSmsTokenAnswer()) else { throw Unexpected("in") }
    try check(client.session.state == .signedIn, "signed in")
  }

  @Sendable private static func authenticator(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    try await world.account(["factors": ["authenticator": Authenticator.key]])
    let client = world.client()
    let (userId, answer, proving) = try await world.begin(client)
    try check(answer.answerName == "AuthenticatorChallenge", answer.answerName)
    guard
      case .enterAuthenticatorCode(let enterCode) = shown(
        proving.provePasswordAuthenticatorChallenge())
    else { throw Unexpected("a code is asked for") }
    let code = Authenticator.code(at: try await world.lab.serverTime())
    _ = try await client.answerAuthenticator(userId: userId, code: code)
    guard case .signedIn = shown(enterCode.answerAuthenticatorTokenAnswer()) else {
      throw Unexpected("in")
    }
    try check(client.session.state == .signedIn, "signed in")
  }

  @Sendable private static func newPassword(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    try await world.account(["factors": ["newPassword": true]])
    let client = world.client()
    let (userId, answer, proving) = try await world.begin(client)
    try check(answer.answerName == "NewPasswordChallenge", answer.answerName)
    guard
      case .enterNewPassword(let enterPassword) = shown(proving.provePasswordNewPasswordChallenge())
    else { throw Unexpected("a password is asked for") }
    _ = try await client.setNewPassword(
      userId: userId, newPassword: Secret("Another horse 8"))
    guard case .signedIn = shown(enterPassword.setNewPasswordTokenAnswer()) else {
      throw Unexpected("in")
    }
    let after = try await world.begin(world.client(), with: "Another horse 8").answer
    try check(after.answerName == "TokenAnswer", after.answerName)
  }

  @Sendable private static func deletion(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    let client = world.client()
    try await world.signUp(client)
    try await client.confirmSignUp(
      username: world.person, confirmationCode: world.lab.code())
    _ = try await world.begin(client)
    guard case .ready(let thinking) = begun(Cognito.DeleteAccountFlow()),
      case .left = shown(thinking.userCancels()),
      case .ready(let ready) = begun(Cognito.DeleteAccountFlow())
    else { throw Unexpected("ready") }
    _ = try await client.deleteProfile()
    guard let kept = shown(ready.deleteProfile()).kept,
      let afterARestart = Cognito.DeleteAccountFlow(kept: kept),
      case .profileGone(let gone) = begun(afterARestart)
    else { throw Unexpected("gone") }
    try check(client.session.state == .signedIn, "the pool still has the person")
    try await client.deletePoolUser()
    guard case .done = shown(gone.deletePoolUser()) else { throw Unexpected("done") }
    try check(client.session.state == .signedOut, "signed out")
    _ = try await failed((any Error).self) { _ = try await world.begin(world.client()) }
  }
}

import AuthClient
import CognitoClient
import Foundation
import LiveScenarios
import TestDevice
import TestLab

/// The pool's second questions: answered too late, not at all, and one after the other.
enum CognitoChallengeJourneys {
  static let all = [
    Journey(
      system: "Cognito", name: "a code by SMS that comes too late, or never", run: sms),
    Journey(
      system: "Cognito", name: "an authenticator's code that comes too late, or never",
      run: authenticator),
    Journey(
      system: "Cognito", name: "a new password that comes too late, or never", run: newPassword),
    Journey(
      system: "Cognito", name: "a new password and then a code", run: oneAfterTheOther),
  ]

  private typealias Flow = Cognito.PasswordSignInFlow
  /// A challenge's life, and a second.
  private static let tooLong = 181

  private static func world(
    _ backend: Backend, _ factors: [String: Any]
  ) async throws -> CognitoJourneyWorld {
    let world = try await CognitoJourneyWorld(backend)
    try await world.account(["phone": "+8613800000000", "factors": factors])
    return world
  }

  /// Too late by the pool's clock alone, then by the app's as well, and left.
  @Sendable private static func sms(_ backend: Backend) async throws {
    let world = try await world(backend, ["message": true])
    let client = world.client()
    func asked() async throws -> (userId: String, flow: Flow.EnterSmsCodeState) {
      let (userId, answer, proving) = try await world.begin(client)
      guard answer.answerName == "SmsChallenge",
        case .enterSmsCode(let enterCode) = shown(proving.provePasswordSmsChallenge())
      else { throw Unexpected("a code is asked for") }
      return (userId, enterCode)
    }
    let (userId, early) = try await asked()
    try await world.lab.advanceServer(by: tooLong)
    let ended = try await failed(CallFailure<Cognito.AnswerSmsRefusal>.self) {
      _ = try await client.answerSms(userId: userId, code: world.lab.code())
    }
    try check(ended == .refused(.challengeEnded) && ended.recovery == .signIn, "\(ended)")
    try check(shown(early.answerSmsChallengeEnded()) == Flow(), "the password again")

    let (other, late) = try await asked()
    try await world.lab.advance(by: tooLong)
    let over = try await failed(CallFailure<Cognito.AnswerSmsRefusal>.self) {
      _ = try await client.answerSms(userId: other, code: world.lab.code())
    }
    try check(over.recovery == .signIn, "\(over)")
    guard case .enterPassword(let enterPassword) = shown(late.challengeExpires()),
      case .left = shown(enterPassword.userCancels())
    else { throw Unexpected("the password again, and away") }
    guard case .left = shown(try await asked().flow.userCancels()) else { throw Unexpected("away") }
    try check(client.session.state == .signedOut, "nobody is signed in")
  }

  @Sendable private static func authenticator(_ backend: Backend) async throws {
    let world = try await world(backend, ["authenticator": Authenticator.key])
    let client = world.client()
    func asked() async throws -> (userId: String, flow: Flow.EnterAuthenticatorCodeState) {
      let (userId, answer, proving) = try await world.begin(client)
      guard answer.answerName == "AuthenticatorChallenge",
        case .enterAuthenticatorCode(let enterCode) = shown(
          proving.provePasswordAuthenticatorChallenge())
      else { throw Unexpected("a code is asked for") }
      return (userId, enterCode)
    }
    let (userId, early) = try await asked()
    try await world.lab.advanceServer(by: tooLong)
    let ended = try await failed(CallFailure<Cognito.AnswerAuthenticatorRefusal>.self) {
      let code = Authenticator.code(at: try await world.lab.serverTime())
      _ = try await client.answerAuthenticator(userId: userId, code: code)
    }
    try check(ended == .refused(.challengeEnded) && ended.recovery == .signIn, "\(ended)")
    try check(shown(early.answerAuthenticatorChallengeEnded()) == Flow(), "the password again")
    guard case .left = shown(try await asked().flow.userCancels()) else { throw Unexpected("away") }
    try check(client.session.state == .signedOut, "nobody is signed in")
  }

  @Sendable private static func newPassword(_ backend: Backend) async throws {
    let world = try await world(backend, ["newPassword": true])
    let client = world.client()
    let (userId, early) = try await newPasswordAsked(client, world)
    try await world.lab.advanceServer(by: tooLong)
    let ended = try await failed(CallFailure<Cognito.SetNewPasswordRefusal>.self) {
      _ = try await client.setNewPassword(userId: userId, newPassword: Secret("Another horse 8"))
    }
    try check(ended == .refused(.challengeEnded) && ended.recovery == .signIn, "\(ended)")
    try check(shown(early.setNewPasswordChallengeEnded()) == Flow(), "the password again")
    let (_, late) = try await newPasswordAsked(client, world)
    guard case .left = shown(late.userCancels()) else { throw Unexpected("away") }
    try check(client.session.state == .signedOut, "nobody is signed in")
  }

  @Sendable private static func oneAfterTheOther(_ backend: Backend) async throws {
    let bySms = try await world(backend, ["newPassword": true, "message": true])
    let client = bySms.client()
    let (userId, enterPassword) = try await newPasswordAsked(client, bySms)
    let asked = try await client.setNewPassword(
      userId: userId, newPassword: Secret("Another horse 8"))
    guard asked.answerName == "SmsChallenge",
      case .enterSmsCode(let enterCode) = shown(enterPassword.setNewPasswordSmsChallenge())
    else { throw Unexpected("a code is asked for, and not \(asked.answerName)") }
    try check(client.session.state == .signedOut, "not yet")
    _ = try await client.answerSms(userId: userId, code: bySms.lab.code())
    guard case .signedIn = shown(enterCode.answerSmsTokenAnswer()) else { throw Unexpected("in") }
    try check(client.session.state == .signedIn, "signed in")

    let byApp = try await world(backend, ["newPassword": true, "authenticator": Authenticator.key])
    let other = byApp.client()
    let (otherId, password) = try await newPasswordAsked(other, byApp)
    let question = try await other.setNewPassword(
      userId: otherId, newPassword: Secret("Another horse 8"))
    guard question.answerName == "AuthenticatorChallenge",
      case .enterAuthenticatorCode(let code) = shown(
        password.setNewPasswordAuthenticatorChallenge()), case .left = shown(code.userCancels())
    else { throw Unexpected("a code is asked for, and not \(question.answerName)") }
    try check(other.session.state == .signedOut, "nobody is signed in without it")
  }

  private static func newPasswordAsked(
    _ client: Cognito.Client, _ world: CognitoJourneyWorld
  ) async throws -> (userId: String, flow: Flow.EnterNewPasswordState) {
    let (userId, answer, proving) = try await world.begin(client)
    guard answer.answerName == "NewPasswordChallenge",
      case .enterNewPassword(let enterPassword) = shown(proving.provePasswordNewPasswordChallenge())
    else { throw Unexpected("a password is asked for") }
    return (userId, enterPassword)
  }
}

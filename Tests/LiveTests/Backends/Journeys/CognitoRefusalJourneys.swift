import AuthClient
import CognitoClient
import Foundation
import LiveScenarios
import TestDevice
import TestLab

/// Ways on which the pool or the gateway says no, and ways that a person leaves.
enum CognitoRefusalJourneys {
  static let all = [
    Journey(
      system: "Cognito", name: "registration and confirmation that are left", run: left),
    Journey(
      system: "Cognito", name: "what a person can correct",
      run: corrections),
    Journey(
      system: "Cognito", name: "renewal by a refusal of the pool and one of the gateway",
      run: renewal),
    Journey(
      system: "Cognito", name: "tokens that lack the pool's scope",
      backends: Backend.referenceServers, run: scopeless),
  ]

  @Sendable private static func left(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    let client = world.client()
    guard case .enterAccount(let nothing) = begun(Cognito.RegistrationFlow()),
      case .left = shown(nothing.userCancels()),
      case .enterAccount(let enterAccount) = begun(Cognito.RegistrationFlow())
    else { throw Unexpected("it begins with the account") }
    try await world.signUp(client)
    guard case .enterCode(let enterCode) = shown(enterAccount.signUp()) else {
      throw Unexpected("a code")
    }
    try await world.lab.advance(by: 120)
    _ = try await client.resendCode(username: world.person)
    try check(shown(enterCode.resendCode()) == .enterCode(enterCode), "another code")
    guard case .left = shown(enterCode.userCancels()) else { throw Unexpected("away") }
    guard case .enterCode(let later) = begun(Cognito.ConfirmationFlow()),
      case .left = shown(later.userCancels())
    else { throw Unexpected("away again") }
    let early = try await failed(CallFailure<Cognito.ProvePasswordRefusal>.self) {
      _ = try await world.begin(client)
    }
    try check(early == .refused(.notConfirmed), "nothing was confirmed: \(early)")
    let code = try await world.lab.code()
    try await client.confirmSignUp(username: world.person, confirmationCode: code)
    let twice = try await failed(CallFailure<Cognito.ConfirmSignUpRefusal>.self) {
      try await client.confirmSignUp(username: world.person, confirmationCode: code)
    }
    try check(twice == .refused(.alreadyConfirmed) && twice.recovery == .signIn, "\(twice)")
  }

  @Sendable private static func corrections(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    let client = world.client()
    let unknown = try await failed(CallFailure<Cognito.StartSignInRefusal>.self) {
      _ = try await world.begin(client)
    }
    try check(unknown == .refused(.userUnknown) && unknown.recovery == .correct, "\(unknown)")
    let weak = try await failed(CallFailure<Cognito.SignUpRefusal>.self) {
      try await world.signUp(client, with: "short")
    }
    try check(weak == .refused(.weakPassword) && weak.recovery == .correct, "\(weak)")
    try await world.signUp(client)
    let late = try await world.lab.code()
    try await world.lab.advance(by: 2 * 86_400)
    let expired = try await failed(CallFailure<Cognito.ConfirmSignUpRefusal>.self) {
      try await client.confirmSignUp(username: world.person, confirmationCode: late)
    }
    try check(expired == .refused(.codeExpired) && expired.recovery == .correct, "\(expired)")
    _ = try await client.resendCode(username: world.person)
    try await client.confirmSignUp(username: world.person, confirmationCode: world.lab.code())
    let taken = try await failed(CallFailure<Cognito.SignUpRefusal>.self) {
      try await world.signUp(client)
    }
    try check(taken == .refused(.usernameTaken) && taken.recovery == .correct, "\(taken)")
    let answer = try await world.begin(client).answer
    try check(answer.answerName == "TokenAnswer", answer.answerName)
  }

  /// The app's clock stands: it learns from the answers alone that its tokens are over.
  @Sendable private static func renewal(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    try await world.account([:])
    let store = MemoryStore()
    let client = world.client(store)
    _ = try await world.begin(client)
    var access = store.load()?.tokens["access"]?.secret
    func checkRenewed(_ by: String) throws {
      let new = store.load()?.tokens["access"]?.secret
      try check(new != nil && new != access, "renewed by \(by)")
      access = new
    }
    try await world.lab.advanceServer(by: 3600)
    _ = try await client.updateAttributes(
      userAttributes: [.emailAttribute(.init(value: "lei@example.com"))])
    try checkRenewed("the pool's word that the access token is over")
    try await world.lab.advanceServer(by: 3600)
    try check(try await client.deleteProfile().success, "the gateway")
    try checkRenewed("the gateway's 401")
    try await world.lab.setAll("disabled")
    try await world.lab.advanceServer(by: 3600)
    let over = try await failed(CallFailure<Cognito.UpdateAttributesRefusal>.self) {
      _ = try await client.updateAttributes(
        userAttributes: [.emailAttribute(.init(value: "han@example.com"))])
    }
    try check(over.recovery == .signIn, "\(over)")
    try check(client.session.state == .signedOut && store.load() == nil, "signed out")
  }

  /// authlab's pool has one client, whose tokens have every scope: it is asked to say otherwise.
  @Sendable private static func scopeless(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    try await world.account([:])
    let store = MemoryStore()
    let client = world.client(store)
    _ = try await world.begin(client)
    try await world.lab.fault("updateAttributes", "refusal", ["refusal": "missingScope"])
    let lacking = try await failed(CallFailure<Cognito.UpdateAttributesRefusal>.self) {
      _ = try await client.updateAttributes(
        userAttributes: [.emailAttribute(.init(value: "lei@example.com"))])
    }
    try check(lacking == .refused(.missingScope) && lacking.recovery == .signIn, "\(lacking)")
    try check(client.session.state == .signedOut && store.load() == nil, "signed out")
  }
}

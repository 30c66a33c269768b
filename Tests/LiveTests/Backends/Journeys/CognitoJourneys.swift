import AuthClient
import AuthCognito
import AuthWeb
import CognitoClient
import Foundation

enum CognitoJourneys {
  static let all = [
    Journey(system: "Cognito", name: "registration, passwordSignIn, renewal", run: registration),
    Journey(system: "Cognito", name: "confirmation, after leaving too early", run: confirmation),
    Journey(system: "Cognito", name: "passwordSignIn with a code by SMS", run: sms),
    Journey(system: "Cognito", name: "passwordSignIn with an authenticator", run: authenticator),
    Journey(system: "Cognito", name: "passwordSignIn with a new password", run: newPassword),
    Journey(system: "Cognito", name: "pageSignIn", run: page),
    Journey(system: "Cognito", name: "deleteAccount, in two steps", run: deletion),
  ]

  @Sendable private static func registration(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    let store = MemoryStore()
    let client = world.client(store)
    guard case .enterAccount(let enterAccount) = Cognito.RegistrationFlow() else {
      throw Unexpected("it begins with the account")
    }
    try await world.signUp(client)
    guard case .enterCode(let enterCode) = enterAccount.signUp() else { throw Unexpected("a code") }
    try await client.confirmSignUp(
      username: world.person, confirmationCode: world.lab.code())
    guard case .registered = enterCode.confirmSignUp() else { throw Unexpected("registered") }
    let wrong = try await failed(CallFailure<Cognito.ProvePasswordRefusal>.self) {
      _ = try await world.begin(client, with: "Wrong horse 9")
    }
    try check(wrong == .refused(.wrongPassword), "\(wrong)")
    let (_, answer, proving) = try await world.begin(client)
    try check(answer.answerName == "TokenAnswer", answer.answerName)
    guard case .signedIn = proving.provePasswordTokenAnswer() else { throw Unexpected("in") }
    try check(client.session.state == .signedIn, "signed in")
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
    guard case .enterCode(let enterCode) = Cognito.ConfirmationFlow() else {
      throw Unexpected("a code")
    }
    _ = try await client.resendCode(username: world.person)
    try check(enterCode.resendCode() == .enterCode(enterCode), "another code")
    try await client.confirmSignUp(
      username: world.person, confirmationCode: world.lab.code())
    guard case .confirmed = enterCode.confirmSignUp() else { throw Unexpected("confirmed") }
    try check(try await world.begin(client).answer.answerName == "TokenAnswer", "signed in")
  }

  @Sendable private static func sms(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    try await world.account(["phone": "+8613800000000", "factors": ["message": true]])
    let client = world.client()
    let (userId, answer, proving) = try await world.begin(client)
    try check(answer.answerName == "SmsChallenge", answer.answerName)
    guard case .enterSmsCode(let enterCode) = proving.provePasswordSmsChallenge() else {
      throw Unexpected("a code is asked for")
    }
    let wrong = try await failed(CallFailure<Cognito.AnswerSmsRefusal>.self) {
      _ = try await client.answerSms(userId: userId, code: Secret("none"))
    }
    try check(wrong == .refused(.wrongCode), "\(wrong)")
    _ = try await client.answerSms(userId: userId, code: world.lab.code())
    guard case .signedIn = enterCode.answerSmsTokenAnswer() else { throw Unexpected("in") }
    try check(client.session.state == .signedIn, "signed in")
  }

  @Sendable private static func authenticator(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    try await world.account(["factors": ["authenticator": Authenticator.key]])
    let client = world.client()
    let (userId, answer, proving) = try await world.begin(client)
    try check(answer.answerName == "AuthenticatorChallenge", answer.answerName)
    guard
      case .enterAuthenticatorCode(let enterCode) = proving.provePasswordAuthenticatorChallenge()
    else { throw Unexpected("a code is asked for") }
    let code = Authenticator.code(at: try await world.lab.serverTime())
    _ = try await client.answerAuthenticator(userId: userId, code: code)
    guard case .signedIn = enterCode.answerAuthenticatorTokenAnswer() else {
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
    guard case .enterNewPassword(let enterPassword) = proving.provePasswordNewPasswordChallenge()
    else { throw Unexpected("a password is asked for") }
    _ = try await client.setNewPassword(
      userId: userId, newPassword: Secret("Another horse 8"))
    guard case .signedIn = enterPassword.setNewPasswordTokenAnswer() else {
      throw Unexpected("in")
    }
    let after = try await world.begin(world.client(), with: "Another horse 8").answer
    try check(after.answerName == "TokenAnswer", after.answerName)
  }

  @Sendable private static func page(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    let client = world.client()
    guard case .chooseProvider(let choose) = Cognito.PageSignInFlow(),
      case .browsing(let browsing) = choose.userChooses()
    else { throw Unexpected("a provider is chosen") }
    let browser = WebSignIn(browser: Surfer(at: world.lab.url).browser)
    let arrival = try await client.openPage(identityProvider: .signInWithApple, in: browser)
    guard case .exchanging(let exchanging) = browsing.arrival() else { throw Unexpected("back") }
    _ = try await client.exchangeCode(code: arrival.code, codeVerifier: arrival.codeVerifier)
    guard case .signedIn = exchanging.exchangeCode() else { throw Unexpected("in") }
    try check(client.session.state == .signedIn, "signed in")
    let again = try await failed(CallFailure<Cognito.ExchangeCodeRefusal>.self) {
      _ = try await client.exchangeCode(code: arrival.code, codeVerifier: arrival.codeVerifier)
    }
    try check(again == .refused(.codeRefused), "\(again)")
    try await client.leavePage(in: browser)
    try check(client.session.state == .signedOut, "signed out")
  }

  @Sendable private static func deletion(_ backend: Backend) async throws {
    let world = try await CognitoJourneyWorld(backend)
    let client = world.client()
    try await world.signUp(client)
    try await client.confirmSignUp(
      username: world.person, confirmationCode: world.lab.code())
    _ = try await world.begin(client)
    guard case .ready(let ready) = Cognito.DeleteAccountFlow() else { throw Unexpected("ready") }
    _ = try await client.deleteProfile()
    guard case .profileGone(let gone) = ready.deleteProfile() else { throw Unexpected("gone") }
    try check(client.session.state == .signedIn, "the pool still has the person")
    try await client.deletePoolUser()
    guard case .done = gone.deletePoolUser() else { throw Unexpected("done") }
    try check(client.session.state == .signedOut, "signed out")
    _ = try await failed((any Error).self) { _ = try await world.begin(world.client()) }
  }
}

private struct CognitoJourneyWorld {
  let person = "li@example.com"
  let lab: LabWorld

  private static let password = "Correct horse 9"
  private static let poolId = "ap-southeast-1_labPool"

  init(_ backend: Backend) async throws {
    lab = try await LabWorld(
      "cognito",
      [
        "--provider", "apple=ISSUER/apple", "--set", "poolId=\(Self.poolId)", "--set",
        "clientId=lab",
      ], on: backend)
  }

  func client(_ store: MemoryStore = MemoryStore()) -> Cognito.Client {
    Cognito.Client(
      configuration: Cognito.Configuration(
        poolId: Self.poolId, clientId: "lab", apiURL: URL(string: "https://api.example.com")!),
      store: store, transport: Rerouted(to: lab.url), clock: lab.clock)
  }

  /// Somebody who is known already.
  func account(_ more: [String: Any]) async throws {
    try await lab.account(["email": person, "password": Self.password].merging(more) { $1 })
  }

  func signUp(_ client: Cognito.Client) async throws {
    let answer = try await client.signUp(
      username: person, password: Secret(Self.password),
      userAttributes: [.emailAttribute(.init(value: person))])
    try check(!answer.userConfirmed, "not confirmed yet")
    if try await lab.outbox().isEmpty { _ = try await client.resendCode(username: person) }
  }

  typealias Begun = (
    userId: String, answer: Cognito.SignInAnswer, flow: Cognito.PasswordSignInFlow.ProvingState
  )

  /// The password is proved; the answer may be another question.
  func begin(_ client: Cognito.Client, with password: String = Self.password) async throws -> Begun
  {
    guard case .enterPassword(let enterPassword) = Cognito.PasswordSignInFlow(),
      case .proving(let proving) = enterPassword.startSignIn()
    else { throw Unexpected("it begins with the password") }
    let srp = try SRPSignIn(poolId: Self.poolId)
    let asked = try await client.startSignIn(username: person, srpA: srp.srpA).challengeParameters
    let proof = try srp.answer(
      userId: asked.userId, password: Secret(password), salt: asked.salt, srpB: asked.srpB,
      secretBlock: asked.secretBlock.reveal(), now: lab.clock.now)
    let answer = try await client.provePassword(
      userId: asked.userId, secretBlock: asked.secretBlock, timestamp: proof.timestamp,
      signature: proof.signature)
    return (asked.userId, answer, proving)
  }
}

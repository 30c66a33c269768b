import AuthClient
import AuthCognito
import AuthWeb
import CognitoClient
import Foundation
import LiveScenarios
import Testing

extension LiveTests {
  /// Cognito's document against the reference server, which plays pool, page and gateway, over sockets.
  @Suite struct CognitoLiveTests {
    @Test func signsUpConfirmsSignsInRefreshesAndSignsOut() async throws {
      let world = try await World()
      let store = MemoryStore()
      let client = world.client(store)
      try await world.registered(client)
      let answer = try await world.signIn(client)
      guard case .tokenAnswer(let tokens) = answer else { throw Unexpected(answer.answerName) }
      #expect(tokens.authenticationResult.expiresIn == 3600)
      #expect(client.session.state == .signedIn)
      try await world.lab.advance(by: 3600)
      _ = try await client.updateAttributes(
        userAttributes: [.emailAttribute(.init(value: "lei@example.com"))])
      #expect(client.session.state == .signedIn)
      try await client.signOut()
      #expect(client.session.state == .signedOut)
      #expect(store.load() == nil)
    }

    @Test func wrongPasswordIsRefused() async throws {
      let world = try await World()
      let client = world.client()
      try await world.registered(client)
      await #expect(throws: CallFailure<Cognito.ProvePasswordRefusal>.refused(.wrongPassword)) {
        try await world.signIn(client, with: "Wrong horse 9")
      }
      #expect(client.session.state == .signedOut)
    }

    @Test func unconfirmedUserConfirmsAndSignsIn() async throws {
      let world = try await World()
      let client = world.client()
      _ = try await client.signUp(
        username: World.person, password: Secret(World.password),
        userAttributes: [.emailAttribute(.init(value: World.person))])
      await #expect(throws: (any Error).self) { try await world.signIn(client) }
      _ = try await client.resendCode(username: World.person)
      try await client.confirmSignUp(username: World.person, confirmationCode: world.lab.code())
      let answer = try await world.signIn(client)
      #expect(answer.answerName == "TokenAnswer")
    }

    @Test func smsCodeIsSecondStep() async throws {
      let world = try await World()
      try await world.lab.account([
        "email": World.person, "phone": "+8613800000000", "password": World.password,
        "factors": ["message": true],
      ])
      let client = world.client()
      let (userId, answer) = try await world.begin(client)
      #expect(answer.answerName == "SmsChallenge")
      #expect(client.session.state == .signedOut)
      #expect(try await world.lab.outbox().map { $0["channel"] as? String } == ["sms"])
      await #expect(throws: CallFailure<Cognito.AnswerSmsRefusal>.refused(.wrongCode)) {
        try await client.answerSms(userId: userId, code: Secret("none"))
      }
      _ = try await client.answerSms(userId: userId, code: world.lab.code())
      #expect(client.session.state == .signedIn)
    }

    @Test func authenticatorIsSecondStep() async throws {
      let world = try await World()
      try await world.lab.account([
        "email": World.person, "password": World.password,
        "factors": ["authenticator": Authenticator.key],
      ])
      let client = world.client()
      let (userId, answer) = try await world.begin(client)
      #expect(answer.answerName == "AuthenticatorChallenge")
      let code = Authenticator.code(at: try await world.lab.serverTime())
      _ = try await client.answerAuthenticator(userId: userId, code: code)
      #expect(client.session.state == .signedIn)
      let (again, _) = try await world.begin(client)
      await #expect(throws: CallFailure<Cognito.AnswerAuthenticatorRefusal>.refused(.wrongCode)) {
        try await client.answerAuthenticator(userId: again, code: code)
      }
    }

    @Test func temporaryPasswordIsReplaced() async throws {
      let world = try await World()
      try await world.lab.account([
        "email": World.person, "password": World.password, "factors": ["newPassword": true],
      ])
      let client = world.client()
      let (userId, answer) = try await world.begin(client)
      #expect(answer.answerName == "NewPasswordChallenge")
      let password = "Another horse 8"
      _ = try await client.setNewPassword(userId: userId, newPassword: Secret(password))
      #expect(client.session.state == .signedIn)
      await #expect(throws: (any Error).self) { try await world.signIn(world.client()) }
      let after = try await world.signIn(world.client(), with: password)
      #expect(after.answerName == "TokenAnswer")
    }

    @Test func expiredChallengeRestarts() async throws {
      let world = try await World()
      try await world.lab.account([
        "email": World.person, "phone": "+8613800000000", "password": World.password,
        "factors": ["message": true],
      ])
      let client = world.client()
      let (userId, _) = try await world.begin(client)
      let code = try await world.lab.code()
      try await world.lab.advance(by: 181)
      await #expect(throws: CallFailure<Cognito.AnswerSmsRefusal>.self) {
        try await client.answerSms(userId: userId, code: code)
      }
      #expect(client.session.state == .signedOut)
    }

    @Test func hostedPageSignsIn() async throws {
      let world = try await World()
      let client = world.client()
      let surfer = Surfer(at: world.lab.url)
      let arrival = try await client.openPage(
        identityProvider: .signInWithApple, in: WebSignIn(browser: surfer.browser))
      #expect(client.session.state == .signedOut)
      _ = try await client.exchangeCode(code: arrival.code, codeVerifier: arrival.codeVerifier)
      #expect(client.session.state == .signedIn)
      await #expect(throws: CallFailure<Cognito.ExchangeCodeRefusal>.refused(.codeRefused)) {
        try await client.exchangeCode(code: arrival.code, codeVerifier: arrival.codeVerifier)
      }
      try await client.leavePage(in: WebSignIn(browser: surfer.browser))
      #expect(client.session.state == .signedOut)
    }

    @Test func accountIsDeletedInTwoSteps() async throws {
      let world = try await World()
      let client = world.client()
      try await world.registered(client)
      _ = try await world.signIn(client)
      _ = try await client.deleteProfile()
      #expect(client.session.state == .signedIn)
      try await client.deletePoolUser()
      #expect(client.session.state == .signedOut)
      await #expect(throws: (any Error).self) { try await world.signIn(world.client()) }
    }
  }
}

private struct World {
  static let person = "li@example.com"
  static let password = "Correct horse 9"
  static let poolId = "ap-southeast-1_labPool"

  let lab: LabWorld

  init() async throws {
    lab = try await LabWorld(
      "cognito",
      [
        "--provider", "apple=ISSUER/apple", "--set", "poolId=\(Self.poolId)", "--set",
        "clientId=lab",
      ])
  }

  func client(_ store: MemoryStore = MemoryStore()) -> Cognito.Client {
    Cognito.Client(
      configuration: Cognito.Configuration(
        poolId: Self.poolId, clientId: "lab", apiURL: URL(string: "https://api.example.com")!),
      store: store, options: ClientOptions(transport: Rerouted(to: lab.url), clock: lab.clock))
  }

  func registered(_ client: Cognito.Client) async throws {
    let answer = try await client.signUp(
      username: Self.person, password: Secret(Self.password),
      userAttributes: [.emailAttribute(.init(value: Self.person))])
    #expect(!answer.userConfirmed)
    if try await lab.outbox().isEmpty { _ = try await client.resendCode(username: Self.person) }
    try await client.confirmSignUp(username: Self.person, confirmationCode: lab.code())
  }

  @discardableResult
  func signIn(
    _ client: Cognito.Client, with password: String = Self.password
  ) async throws -> Cognito.SignInAnswer {
    try await begin(client, with: password).answer
  }

  /// Which may be another question.
  func begin(
    _ client: Cognito.Client, with password: String = Self.password
  ) async throws -> (userId: String, answer: Cognito.SignInAnswer) {
    let srp = try SRPSignIn(poolId: Self.poolId)
    let asked = try await client.startSignIn(username: Self.person, srpA: srp.srpA)
      .challengeParameters
    let proof = try srp.answer(
      userId: asked.userId, password: Secret(password), salt: asked.salt, srpB: asked.srpB,
      secretBlock: asked.secretBlock.reveal(), now: lab.clock.now)
    let answer = try await client.provePassword(
      userId: asked.userId, secretBlock: asked.secretBlock, timestamp: proof.timestamp,
      signature: proof.signature)
    return (asked.userId, answer)
  }
}

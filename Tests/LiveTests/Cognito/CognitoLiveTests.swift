import AuthClient
import CognitoClient
import Foundation
import Testing

/// Cognito's document against the reference server, which plays pool, page and gateway, over sockets.
@Suite struct CognitoLiveTests {
  @Test func signUpConfirmSignInRenewSignOut() async throws {
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

  @Test func aWrongPasswordIsWrong() async throws {
    let world = try await World()
    let client = world.client()
    try await world.registered(client)
    await #expect(throws: CallFailure<Cognito.ProvePasswordRefusal>.refused(.wrongPassword)) {
      try await world.signIn(client, with: "Wrong horse 9")
    }
    #expect(client.session.state == .signedOut)
  }

  @Test func whoNeverConfirmedDoesSoAndComesBack() async throws {
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

  @Test func theHostedPageSignsIn() async throws {
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

  @Test func theAccountGoesInTwoSteps() async throws {
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
      store: store, transport: Rerouted(to: lab.url), clock: lab.clock)
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
    let srp = try SRPSignIn(poolId: Self.poolId)
    let asked = try await client.startSignIn(username: Self.person, srpA: srp.srpA)
      .challengeParameters
    let proof = try srp.answer(
      userId: asked.userId, password: Secret(password), salt: asked.salt, srpB: asked.srpB,
      secretBlock: asked.secretBlock.reveal(), now: lab.clock.now)
    return try await client.provePassword(
      userId: asked.userId, secretBlock: asked.secretBlock, timestamp: proof.timestamp,
      signature: proof.signature)
  }
}

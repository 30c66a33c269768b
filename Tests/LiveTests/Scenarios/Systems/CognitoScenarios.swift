import AuthClient
import AuthCognito
import CognitoClient
import struct ContractModel.Scenario
import Foundation

struct CognitoScenarios: ScenarioClient {
  static let setting = ScenarioSetting(
    path: "contract/cognito.yaml", configuration: ["poolId": poolId, "clientId": "lab"],
    providers: ["apple"])

  private static let poolId = "ap-southeast-1_labPool"
  private static let person = "li@example.com"
  private static let password = "Correct horse 9"

  private let world: ScenarioWorld
  private let device: ScenarioDevice
  private let client: Cognito.Client

  /// Makes the account, unless the scenario signs the person up.
  static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {
    if calls.contains("signUp") { return }
    try await world.account(["email": person, "password": password])
  }

  init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: MemoryStore,
    _ observers: [any ClientObserver]
  ) {
    self.world = world
    self.device = device
    client = Cognito.Client(
      configuration: Cognito.Configuration(
        poolId: Self.poolId, clientId: "lab", apiURL: URL(string: "https://api.example.com")!),
      store: store, transport: world.transport(device), clock: world.clock, observers: observers)
  }

  var session: AuthSession<Cognito> { client.session }

  func call(_ endpoint: String, with invalidInput: Scenario.InvalidInput?) async throws {
    switch endpoint {
    case "signUp":
      _ = try await client.signUp(
        username: Self.person, password: Secret(Self.password),
        userAttributes: [.emailAttribute(.init(value: Self.person))])
    case "resendCode": _ = try await client.resendCode(username: Self.person)
    case "confirmSignUp":
      let code = invalidInput == .wrongCode ? Secret("none") : try await world.code()
      try await client.confirmSignUp(username: Self.person, confirmationCode: code)
    case "startSignIn": _ = try await start(SRPSignIn(poolId: Self.poolId))
    case "provePassword":
      try await prove(invalidInput == .wrongPassword ? "Wrong horse 9" : Self.password)
    case "openPage": _ = try await open()
    case "exchangeCode":
      let arrival = try await open()
      _ = try await client.exchangeCode(code: arrival.code, codeVerifier: arrival.codeVerifier)
    case "renewTokens": _ = try await client.renewTokens()
    case "updateAttributes":
      _ = try await client.updateAttributes(
        userAttributes: [.emailAttribute(.init(value: Self.person))])
    case "signOut": try await client.signOut()
    case "signOutEverywhere": try await client.signOutEverywhere()
    case "leavePage": _ = try await client.leavePage(in: world.web(device))
    case "deleteProfile": _ = try await client.deleteProfile()
    case "deletePoolUser": try await client.deletePoolUser()
    default: throw UnknownCall(endpoint: endpoint)
    }
  }

  private func open() async throws -> Cognito.ArrivalCallback {
    try await client.openPage(identityProvider: .signInWithApple, in: world.web(device))
  }

  private func start(_ srp: SRPSignIn) async throws -> Cognito.PasswordChallenge {
    try await client.startSignIn(username: Self.person, srpA: srp.srpA)
  }

  /// Both halves: the proof is one of what the first answered.
  private func prove(_ password: String) async throws {
    let srp = try SRPSignIn(poolId: Self.poolId)
    let asked = try await start(srp).challengeParameters
    let proof = try srp.answer(
      userId: asked.userId, password: Secret(password), salt: asked.salt, srpB: asked.srpB,
      secretBlock: asked.secretBlock.reveal(), now: world.clock.now)
    _ = try await client.provePassword(
      userId: asked.userId, secretBlock: asked.secretBlock, timestamp: proof.timestamp,
      signature: proof.signature)
  }
}

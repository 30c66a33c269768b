package import AuthClient
import AuthCognito
package import CognitoClient
import Foundation
import TestDevice
package import TestLab

package import struct ContractModel.Scenario

package struct CognitoScenarios: ScenarioClient {
  package static let system = LabContract.cognito.with(providers: ["apple"])

  private static let poolId = "ap-southeast-1_labPool"
  private static let person = "li@example.com"
  private static let password = "Correct horse 9"

  private let world: ScenarioWorld
  private let device: ScenarioDevice
  private let client: Cognito.Client

  /// Makes the account, unless the scenario signs the person up.
  package static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {
    if calls.contains("signUp") { return }
    var account: [String: Any] = ["email": person, "password": password]
    let factors: [(call: String, factor: String, value: Any)] = [
      ("answerSms", "message", true), ("answerAuthenticator", "authenticator", Authenticator.key),
      ("setNewPassword", "newPassword", true),
    ]
    if let factor = factors.first(where: { calls.contains($0.call) }) {
      account["factors"] = [factor.factor: factor.value]
      account["phone"] = "+8613800000000"
    }
    try await world.account(account)
  }

  package init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: any TokenStore,
    _ observers: [any ClientObserver]
  ) {
    self.world = world
    self.device = device
    client = Cognito.Client(
      configuration: Cognito.Configuration(
        poolId: Self.poolId, clientId: "lab", apiURL: URL(string: "https://api.example.com")!),
      store: store,
      options: ClientOptions(
        transport: world.transport(device), clock: world.clock, observers: observers))
  }

  package var session: AuthSession<Cognito> { client.session }

  package func call(
    _ endpoint: String, with invalidInput: Scenario.InvalidInput?
  ) async throws -> String {
    if let answer = try await signIn(endpoint, invalidInput) { return answer }
    switch endpoint {
    case "signUp":
      let answer = try await client.signUp(
        username: Self.person, password: Secret(Self.password),
        userAttributes: [.emailAttribute(.init(value: Self.person))])
      return "\(answer)"
    case "resendCode": return "\(try await client.resendCode(username: Self.person))"
    case "confirmSignUp":
      try await client.confirmSignUp(
        username: Self.person, confirmationCode: code(invalidInput))
    case "renewTokens": return "\(try await client.renewTokens())"
    case "updateAttributes":
      let answer = try await client.updateAttributes(
        userAttributes: [.emailAttribute(.init(value: Self.person))])
      return "\(answer)"
    case "signOut": try await client.signOut()
    case "signOutEverywhere": try await client.signOutEverywhere()
    case "leavePage": _ = try await client.leavePage(in: world.web(device))
    case "deleteProfile": return "\(try await client.deleteProfile())"
    case "deletePoolUser": try await client.deletePoolUser()
    default: throw UnknownCall(endpoint: endpoint)
    }
    return ""
  }

  /// Makes those calls that sign in; nil for any other.
  private func signIn(
    _ endpoint: String, _ invalidInput: Scenario.InvalidInput?
  ) async throws -> String? {
    let password = invalidInput == .wrongPassword ? "Wrong horse 9" : Self.password
    switch endpoint {
    case "startSignIn": return "\(try await start(SRPSignIn(poolId: Self.poolId)))"
    case "provePassword": return "\(try await prove(password).answer)"
    case "answerSms":
      let userId = try await prove(Self.password).userId
      return "\(try await client.answerSms(userId: userId, code: code(invalidInput)))"
    case "answerAuthenticator":
      let userId = try await prove(Self.password).userId
      let code =
        invalidInput == .wrongCode ? Secret("none") : Authenticator.code(at: world.clock.now)
      return "\(try await client.answerAuthenticator(userId: userId, code: code))"
    case "setNewPassword":
      let userId = try await prove(Self.password).userId
      let answer = try await client.setNewPassword(
        userId: userId, newPassword: Secret("Another horse 8"))
      return "\(answer)"
    case "openPage": return "\(try await open())"
    case "exchangeCode":
      let arrival = try await open()
      let answer = try await client.exchangeCode(
        code: arrival.code, codeVerifier: arrival.codeVerifier)
      return "\(answer)"
    default: return nil
    }
  }

  private func code(_ invalidInput: Scenario.InvalidInput?) async throws -> Secret {
    invalidInput == .wrongCode ? Secret("none") : try await world.code()
  }

  private func open() async throws -> Cognito.ArrivalCallback {
    try await client.openPage(identityProvider: .signInWithApple, in: world.web(device))
  }

  private func start(_ srp: SRPSignIn) async throws -> Cognito.PasswordChallenge {
    try await client.startSignIn(username: Self.person, srpA: srp.srpA)
  }

  /// Both halves: the proof is one of what the first answered.
  private func prove(
    _ password: String
  ) async throws -> (userId: String, answer: Cognito.SignInAnswer) {
    let srp = try SRPSignIn(poolId: Self.poolId)
    let asked = try await start(srp).challengeParameters
    let proof = try srp.answer(
      userId: asked.userId, password: Secret(password), salt: asked.salt, srpB: asked.srpB,
      secretBlock: asked.secretBlock.reveal(), now: world.clock.now)
    let answer = try await client.provePassword(
      userId: asked.userId, secretBlock: asked.secretBlock, timestamp: proof.timestamp,
      signature: proof.signature)
    return (asked.userId, answer)
  }
}

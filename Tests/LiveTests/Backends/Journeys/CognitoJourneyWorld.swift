import AuthClient
import AuthCognito
import CognitoClient
import Foundation
import LiveScenarios
import TestDevice
import TestLab

struct CognitoJourneyWorld {
  let person = "li@example.com"
  let lab: LabWorld

  private static let password = "Correct horse 9"
  private static let poolId = "ap-southeast-1_labPool"

  /// - Parameter others: what else is set up behind the pool's page.
  init(_ backend: Backend, behindThePage others: CognitoProviders? = nil) async throws {
    var contract = LabContract.cognito.with(providers: ["apple"])
    if let others { contract.text = try others.added(to: contract.writtenText) }
    lab = try await LabWorld(contract, others?.arguments ?? [], on: backend)
  }

  func client(_ store: MemoryStore = MemoryStore()) -> Cognito.Client {
    Cognito.Client(
      configuration: Cognito.Configuration(
        poolId: Self.poolId, clientId: "lab", apiURL: URL(string: "https://api.example.com")!),
      store: store,
      options: ClientOptions(
        transport: Rerouted(to: lab.url), clock: lab.clock, observers: lab.observers))
  }

  /// A person who has an account already.
  func account(_ more: [String: Any]) async throws {
    try await lab.account(["email": person, "password": Self.password].merging(more) { $1 })
  }

  func signUp(_ client: Cognito.Client, with password: String = Self.password) async throws {
    let answer = try await client.signUp(
      username: person, password: Secret(password),
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
    guard case .enterPassword(let enterPassword) = begun(Cognito.PasswordSignInFlow()) else {
      throw Unexpected("it begins with the password")
    }
    let srp = try SRPSignIn(poolId: Self.poolId)
    let asked = try await client.startSignIn(username: person, srpA: srp.srpA).challengeParameters
    guard case .proving(let proving) = shown(enterPassword.startSignIn()) else {
      throw Unexpected("the password is proved")
    }
    let proof = try srp.answer(
      userId: asked.userId, password: Secret(password), salt: asked.salt, srpB: asked.srpB,
      secretBlock: asked.secretBlock.reveal(), now: lab.clock.now)
    do {
      let answer = try await client.provePassword(
        userId: asked.userId, secretBlock: asked.secretBlock, timestamp: proof.timestamp,
        signature: proof.signature)
      return (asked.userId, answer, proving)
    } catch {
      shown(proving.provePasswordRefused())
      throw error
    }
  }
}

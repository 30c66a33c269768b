import AuthClient
import struct ContractModel.Scenario
import Primitives
import SyncNosClient

struct SyncNosScenarios: ScenarioClient {
  static let setting = ScenarioSetting(path: "contract/syncnos.yaml", providers: ["apple"])

  private let world: ScenarioWorld
  private let client: SyncNos.Client

  static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {}

  init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: MemoryStore,
    _ observers: [any ClientObserver]
  ) {
    self.world = world
    client = SyncNos.Client(
      configuration: SyncNos.Configuration(
        backendBaseURL: world.url, appleAudience: "lab-appleAudience"),
      store: store, transport: world.transport(device), clock: world.clock, observers: observers)
  }

  var session: AuthSession<SyncNos> { client.session }

  func call(_ endpoint: String, with invalidInput: Scenario.InvalidInput?) async throws {
    switch endpoint {
    case "signInWithApple":
      let nonce = invalidInput == .wrongNonce ? "another nonce" : "raw nonce"
      _ = try await client.signInWithApple(
        authorizationCode: code(nonce: "raw nonce"), nonce: Secret(nonce))
    case "loadAccount": _ = try await client.loadAccount()
    case "saveFirstProfile":
      _ = try await client.saveFirstProfile(email: "li@example.com", fullName: "Li Lei")
    case "renewTokens": _ = try await client.renewTokens()
    default: throw UnknownCall(endpoint: endpoint)
    }
  }

  /// The app gives Apple the hash of its nonce, and gets a code.
  private func code(nonce: String) async throws -> Secret {
    let minted = try await world.mint(
      "apple", ["audience": "lab-appleAudience", "nonce": SHA256.hex(Array(nonce.utf8))])
    return Secret(minted["authorizationCode"] ?? "")
  }
}

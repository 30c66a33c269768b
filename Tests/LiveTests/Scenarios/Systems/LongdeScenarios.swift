import AuthClient
import struct ContractModel.Scenario
import LongdeClient

struct LongdeScenarios: ScenarioClient {
  static let setting = ScenarioSetting(path: "contract/longde.yaml", providers: ["apple"])

  private let world: ScenarioWorld
  private let client: Longde.Client

  static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {}

  init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: MemoryStore,
    _ observers: [any ClientObserver]
  ) {
    self.world = world
    client = Longde.Client(
      store: store, transport: world.transport(device), clock: world.clock, observers: observers)
  }

  var session: AuthSession<Longde> { client.session }

  func call(_ endpoint: String, with invalidInput: Scenario.InvalidInput?) async throws {
    switch endpoint {
    case "signInWithApple":
      let minted = try await world.mint("apple", ["audience": "cloud.longde.app", "subject": "li"])
      _ = try await client.signInWithApple(
        identityToken: Secret(minted["identityToken"] ?? ""), fullName: "Li Lei")
    case "me": _ = try await client.me()
    case "renewSession": _ = try await client.renewSession()
    case "signOut": try await client.signOut()
    default: throw UnknownCall(endpoint: endpoint)
    }
  }
}

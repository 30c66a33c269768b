import AuthClient
import struct ContractModel.Scenario
import RoteClient

struct RoteScenarios: ScenarioClient {
  static let setting = ScenarioSetting(path: "contract/rote.yaml", providers: ["github"])

  private static let password = "Right horse 9"

  private let world: ScenarioWorld
  private let device: ScenarioDevice
  private let client: Rote.Client

  static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {
    try await world.account(["username": "li", "password": password])
  }

  init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: MemoryStore,
    _ observers: [any ClientObserver]
  ) {
    self.world = world
    self.device = device
    client = Rote.Client(
      store: store, transport: world.transport(device), clock: world.clock, observers: observers)
  }

  var session: AuthSession<Rote> { client.session }

  func call(_ endpoint: String, with invalidInput: Scenario.InvalidInput?) async throws {
    switch endpoint {
    case "openLogin":
      let password = invalidInput == .wrongPassword ? "wrong" : Self.password
      _ = try await client.openLogin(
        in: world.web(device, typing: ["username": "li", "password": password]))
    case "openGitHub": _ = try await client.openGitHub(in: world.web(device))
    default: throw UnknownCall(endpoint: endpoint)
    }
  }
}

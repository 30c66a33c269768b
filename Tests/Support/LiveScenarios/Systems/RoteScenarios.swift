package import AuthClient
package import RoteClient
package import TestLab

package import struct ContractModel.Scenario

package struct RoteScenarios: ScenarioClient {
  package static let system = LabContract.rote

  private static let password = "Right horse 9"

  private let world: ScenarioWorld
  private let device: ScenarioDevice
  private let client: Rote.Client

  package static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {
    try await world.account(["username": "li", "password": password])
  }

  package init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: any TokenStore,
    _ observers: [any ClientObserver]
  ) {
    self.world = world
    self.device = device
    client = Rote.Client(
      store: store,
      options: ClientOptions(
        transport: world.transport(device), clock: world.clock, observers: observers))
  }

  package var session: AuthSession<Rote> { client.session }

  package func call(
    _ endpoint: String, with invalidInput: Scenario.InvalidInput?
  ) async throws -> String {
    switch endpoint {
    case "openLogin":
      let password = invalidInput == .wrongPassword ? "wrong" : Self.password
      let web = world.web(device, typing: ["username": "li", "password": password])
      return "\(try await client.openLogin(in: web))"
    case "openGitHub": return "\(try await client.openGitHub(in: world.web(device)))"
    default: throw UnknownCall(endpoint: endpoint)
    }
  }
}

package import AuthClient
package import LongdeClient
package import TestLab

package import struct ContractModel.Scenario

package struct LongdeScenarios: ScenarioClient {
  package static let system = LabContract.longde

  private let world: ScenarioWorld
  private let client: Longde.Client

  package static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {}

  package init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: any TokenStore,
    _ observers: [any ClientObserver]
  ) {
    self.world = world
    client = Longde.Client(
      store: store,
      options: ClientOptions(
        transport: world.transport(device), clock: world.clock, observers: observers))
  }

  package var session: AuthSession<Longde> { client.session }

  package func call(
    _ endpoint: String, with invalidInput: Scenario.InvalidInput?
  ) async throws -> String {
    switch endpoint {
    case "signInWithApple":
      let minted = try await world.mint("apple", ["audience": "cloud.longde.app", "subject": "li"])
      return
        "\(try await client.signInWithApple(identityToken: Secret(minted["identityToken"] ?? ""), fullName: OptionalInput.value("Li Lei"), email: OptionalInput.value("li@example.com")))"
    case "me": return "\(try await client.me())"
    case "renewSession": return "\(try await client.renewSession())"
    case "signOut": try await client.signOut()
    default: throw UnknownCall(endpoint: endpoint)
    }
    return ""
  }
}

package import AuthClient
import Primitives
package import SyncNosClient
package import TestLab

package import struct ContractModel.Scenario

package struct SyncNosScenarios: ScenarioClient {
  package static let system = LabContract.syncnos

  private let world: ScenarioWorld
  private let client: SyncNos.Client

  package static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {}

  package init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: any TokenStore,
    _ observers: [any ClientObserver]
  ) {
    self.world = world
    client = SyncNos.Client(
      configuration: SyncNos.Configuration(
        backendBaseURL: world.url, appleAudience: "lab-appleAudience"),
      store: store,
      options: ClientOptions(
        transport: world.transport(device), clock: world.clock, observers: observers))
  }

  package var session: AuthSession<SyncNos> { client.session }

  package func call(
    _ endpoint: String, with invalidInput: Scenario.InvalidInput?
  ) async throws -> String {
    switch endpoint {
    case "signInWithApple":
      let nonce = invalidInput == .wrongNonce ? "another nonce" : "raw nonce"
      let code = try await code(nonce: OptionalInput.nonce("raw nonce"))
      return
        "\(try await client.signInWithApple(authorizationCode: code, nonce: OptionalInput.nonce(Secret(nonce))))"
    case "loadAccount": return "\(try await client.loadAccount())"
    case "saveFirstProfile":
      return
        "\(try await client.saveFirstProfile(email: OptionalInput.value("li@example.com"), fullName: OptionalInput.value("Li Lei")))"
    case "renewTokens": return "\(try await client.renewTokens())"
    default: throw UnknownCall(endpoint: endpoint)
    }
  }

  /// The app gives Apple the hash of its nonce, where it has one, and gets a code.
  private func code(nonce: String?) async throws -> Secret {
    var wish = ["audience": "lab-appleAudience"]
    wish["nonce"] = nonce.map { SHA256.hex(Array($0.utf8)) }
    let minted = try await world.mint("apple", wish)
    return Secret(minted["authorizationCode"] ?? "")
  }
}

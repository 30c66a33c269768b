import AuthClient
import LiveScenarios
import ShapeClients
import TestLab

import struct ContractModel.Scenario

struct ClinicScenarios: ScenarioClient {
  static let system = LabContract.shape("sliding-session")

  private static let password = "Right horse 9"

  private let client: Clinic.Client

  static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {
    try await world.account(["username": "li", "password": password])
  }

  init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: any TokenStore,
    _ observers: [any ClientObserver]
  ) {
    client = Clinic.Client(
      store: store,
      options: ClientOptions(
        transport: world.transport(device), clock: world.clock, observers: observers))
  }

  var session: AuthSession<Clinic> { client.session }

  func call(
    _ endpoint: String, with invalidInput: Scenario.InvalidInput?
  ) async throws -> String {
    switch endpoint {
    case "signIn":
      let password = invalidInput == .wrongPassword ? "wrong" : Self.password
      _ = try await client.signIn(username: "li", password: Secret(password))
    case "appointments": _ = try await client.appointments()
    case "signOut": try await client.signOut()
    default: throw UnknownCall(endpoint: endpoint)
    }
    return ""
  }
}

import AuthClient
import Foundation
import LiveScenarios
import TestLab

import struct ContractModel.Scenario

/// Grove's client in scenarios.
struct GroveScenarios<Mistake: GroveMistake>: ScenarioClient {
  static var system: LabContract { LabContract(Mistake.path) }

  private static var person: [String: String] {
    ["email": "li@example.com", "password": "Right horse 9"]
  }

  let session: AuthSession<Grove<Mistake>>

  static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {
    try await world.account(person)
  }

  init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: any TokenStore,
    _ observers: [any ClientObserver]
  ) {
    session = AuthSession(
      server: world.url, store: store,
      options: ClientOptions(
        transport: world.transport(device), clock: world.clock, observers: observers))
  }

  func call(
    _ endpoint: String, with invalidInput: Scenario.InvalidInput?
  ) async throws -> String {
    typealias Refused = Grove<Mistake>.Refused
    switch endpoint {
    case "signIn":
      _ = try await session.signIn(
        Call<Grove<Mistake>.Session, Refused>("signIn", .post, "/sign-in", body: Self.person))
    case "me":
      _ = try await session.call(Call<NoAnswer, Refused>("me", .get, "/me", needs: ["access"]))
    case "renew": _ = try await session.renew()
    case "deleteAccount":
      _ = try await session.call(
        Call<NoAnswer, Refused>("deleteAccount", .delete, "/me", needs: ["access"]))
    case "signOut": try await session.end(Grove<Mistake>.signOut)
    default: throw UnknownCall(endpoint: endpoint)
    }
    return ""
  }
}

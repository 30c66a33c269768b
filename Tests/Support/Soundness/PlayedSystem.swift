import ContractModel
import LiveScenarios
import TestLab

/// One of the five systems, with the client that was generated from its contract.
package struct PlayedSystem: Sendable {
  /// The contract's file.
  package let path: String
  let play:
    @Sendable (_ play: Play, _ old: Contract, _ new: Contract) async throws -> [Observation]?

  private init<Client: ScenarioClient>(_: Client.Type) {
    path = Client.system.path
    play = { try await PlayRun<Client>.observations($0, of: $1, on: $2) }
  }

  package static let all = [
    PlayedSystem(CognitoScenarios.self), PlayedSystem(LongdeScenarios.self),
    PlayedSystem(ReadmigoScenarios.self), PlayedSystem(RoteScenarios.self),
    PlayedSystem(SyncNosScenarios.self),
  ]
}

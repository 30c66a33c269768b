package import AuthClient
package import TestLab

package import struct ContractModel.Scenario

/// The generated client of one system, as scenarios call it.
package protocol ScenarioClient: Sendable {
  associatedtype Service: AuthContract
  static var system: LabContract { get }
  /// Lets the server know whom it has to know before these calls.
  static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws
  init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: any TokenStore,
    _ observers: [any ClientObserver])
  var session: AuthSession<Service> { get }
  /// Calls an endpoint with what a person would bring.
  ///
  /// - Returns: what the app reads of the answer, in words; empty where nothing is to be read.
  /// - Throws: `UnknownCall` where it does not know the endpoint.
  func call(_ endpoint: String, with invalidInput: Scenario.InvalidInput?) async throws -> String
}

/// Scenarios name an endpoint of which nothing here knows how it is called.
package struct UnknownCall: Error {
  package let endpoint: String

  package init(endpoint: String) { self.endpoint = endpoint }
}

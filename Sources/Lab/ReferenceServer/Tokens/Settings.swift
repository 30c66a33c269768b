import AuthServer
import ContractModel
import Diagnostics

/// The settings of a deployment, which the contract leaves open.
struct OperationSettings: Sendable {
  /// The URL of this server, without a slash at its end.
  var base: String
  /// Values of `configuration` by name.
  var configuration: [String: String] = [:]
  /// Whether the contract has a word for this reason at this endpoint.
  var declares: @Sendable (Meaning, Endpoint) -> Bool = { _, _ in false }

  /// A value of the deployment; one that nobody gave is made up, the same each time.
  func value(_ name: String, of contract: Contract) -> String {
    configuration[name] ?? contract.configuration.find(name)?.field.example?.value ?? "lab-\(name)"
  }

  func text(_ reference: Reference?, of contract: Contract) -> String? {
    switch reference {
    case .text(let text): text.value
    case .configuration(let name): value(name.value, of: contract)
    case nil: nil
    }
  }
}

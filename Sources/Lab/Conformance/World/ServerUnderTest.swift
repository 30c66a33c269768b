package import ContractModel
import Diagnostics

/// All that the tester can reach of the server that it tests.
package struct ServerUnderTest: Sendable {
  package let contract: Contract
  /// By the names of the contract's servers.
  package let channels: [String: any RequestChannel]
  package let control: ServerControl?
  /// By the names of the contract's providers.
  package let providers: [String: ProviderStandIn]
  /// Values of this deployment, by their names.
  package let configuration: [String: String]

  package init(
    _ contract: Contract, channels: [String: any RequestChannel], control: ServerControl? = nil,
    providers: [String: ProviderStandIn] = [:], configuration: [String: String] = [:]
  ) {
    self.contract = contract
    self.channels = channels
    self.control = control
    self.providers = Dictionary(
      uniqueKeysWithValues: providers.map { ($0, $1.named($0)) })
    self.configuration = configuration
  }

  /// The same, whose control tells what it did to the server.
  func telling(_ tell: @escaping @Sendable (String) -> Void) -> Self {
    Self(
      contract, channels: channels, control: control?.telling(tell), providers: providers,
      configuration: configuration)
  }

  /// The calls of the control and of the stand-ins that failed so far.
  var failures: [FailureRecord] {
    [control?.failures].compactMap { $0 }
      + providers.sorted { $0.key < $1.key }.map(\.value.failures)
  }

  /// The value of the deployment that was given, or the one that `authlab serve` takes.
  func value(of name: String) -> String {
    configuration[name] ?? contract.configuration.find(name)?.field.example?.value ?? "lab-\(name)"
  }
}

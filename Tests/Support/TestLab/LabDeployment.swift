package import ContractModel
import Diagnostics
import Providers

/// What a deployment adds to its contract.
package struct LabDeployment: Sendable {
  /// The providers that the stand-in plays.
  package var providers: [String]
  /// Values of `configuration`.
  package var configuration: [String: String]
  /// The contract that was served first. Where a new contract no longer has the ids of its apps, the deployment keeps them.
  package var former: Contract?

  package init(
    providers: [String] = [], configuration: [String: String] = [:], after former: Contract? = nil
  ) {
    self.providers = providers
    self.configuration = configuration
    self.former = former
  }

  /// The values under the names that this contract has for them: a renamed value keeps its content.
  func configuration(of contract: Contract) -> [String: String] {
    guard let former else { return configuration }
    let (old, new) = (
      former.configuration.map(\.name.value), contract.configuration.map(\.name.value)
    )
    let (gone, came) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    guard gone.count == 1, came.count == 1 else { return configuration }
    var values = configuration
    let example = former.configuration.find(gone[0])?.field.example?.value
    values[came[0]] = values[gone[0]] ?? example ?? "lab-\(gone[0])"
    return values
  }

  func providers(of contract: Contract, at issuer: String) -> [String: ProviderSettings] {
    Dictionary(
      uniqueKeysWithValues: providers.map { ($0, settings(of: $0, contract, at: issuer)) })
  }

  private func settings(
    of name: String, _ contract: Contract, at issuer: String
  ) -> ProviderSettings {
    var settings = ProviderSettings(base: "\(issuer)/\(name)")
    guard let former, let old = former.providers.find(name),
      let new = contract.providers.find(name)
    else { return settings }
    if new.audience == nil { settings.audience = text(old.audience) }
    if new.clientId == nil { settings.clientID = text(old.clientId) }
    return settings
  }

  private func text(_ reference: Reference?) -> String? {
    switch reference {
    case .text(let text): text.value
    case .configuration(let key): configuration[key.value] ?? "lab-\(key.value)"
    case nil: nil
    }
  }
}

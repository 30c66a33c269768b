package import ContractModel
package import Diagnostics

/// The settings that a project makes in `authgen.yaml`.
package struct Settings: Sendable {
  /// In the order written; empty for every file in `contract/`.
  package let contracts: [ContractSettings]
  /// The name of a profile; whoever has the rules knows which there are.
  package let profile: Located<String>?
  package let severities: [RuleSeverity]
  package let runtime: RuntimeChoice

  package init(
    contracts: [ContractSettings] = [], profile: Located<String>? = nil,
    severities: [RuleSeverity] = [], runtime: RuntimeChoice = .shared
  ) {
    self.contracts = contracts
    self.profile = profile
    self.severities = severities
    self.runtime = runtime
  }
}

/// One contract of a project.
package struct ContractSettings: Sendable {
  package let path: Located<String>
  /// Which outputs are made; nil for all.
  package let outputs: [Located<OutputKind>]?
}

/// A rule that counts more or less than usual.
package struct RuleSeverity: Sendable {
  package let rule: Located<String>
  package let severity: Severity
}

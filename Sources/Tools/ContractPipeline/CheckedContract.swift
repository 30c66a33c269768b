package import ContractModel
package import Diagnostics
import Generation

/// A contract with all that reader, lint and generator find in it, as far as each can see.
package struct CheckedContract {
  /// Nil for a contract that cannot be read.
  package let contract: Contract?
  package let diagnostics: [Diagnostic]
  package let waived: [Diagnostic]
  private let draft: Generation.Draft?

  /// What the outputs are made from; nil if anything that was found is an error.
  var blueprint: Blueprint? {
    diagnostics.contains { $0.severity == .error } ? nil : draft?.blueprint
  }

  init(
    _ contract: Contract? = nil, _ draft: Generation.Draft? = nil, found: [Diagnostic],
    waived: [Diagnostic] = []
  ) {
    self.contract = contract
    self.draft = draft
    self.waived = waived
    diagnostics = found.sorted(by: Diagnostic.reportOrder)
  }
}

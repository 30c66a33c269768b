package import ContractModel
package import Diagnostics

/// How the contract is to be made.
package struct ImportWishes: Sendable {
  /// Names that nothing in the contract may have.
  package var avoided: Set<String> = []
  /// The name of the service; nil for the title of the description.
  package var service: String?
  /// How the server spells names; nil for the way that most names have.
  package var style: Server.NameStyle?
  /// Refusals are told apart by codes.
  package var hasCodes = true

  package init() {}
}

/// A contract that was made of a description, and what it could not carry.
package struct ImportedContract: Sendable {
  package let text: String
  /// One for each part of the description that was left out, with its place.
  package let notes: [Diagnostic]
  /// The name that a file of the contract may have.
  package let service: String
}

/// Makes a contract of a description.
package func importContract(
  _ document: OpenAPIDocument, _ wishes: ImportWishes = ImportWishes()
) -> ImportedContract {
  let drafter = ContractDrafter(document, wishes)
  drafter.run()
  return ImportedContract(
    text: DraftText(drafter.draft).text, notes: document.problems.map(\.asWarning) + drafter.notes,
    service: drafter.draft.service)
}

extension Diagnostic {
  fileprivate var asWarning: Diagnostic {
    var warning = self
    warning.severity = .warning
    return warning
  }
}

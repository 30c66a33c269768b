package import ContractModel
package import Diagnostics
package import YAMLSource

/// Reads a contract out of a document, or says all that is wrong with it in one go.
package func read(
  _ document: Document, including files: any IncludedFiles = NoIncludedFiles()
) throws(Problems) -> Contract {
  let reader = Reader(document.source, problems: document.problems, files: files)
  let contract = document.root.flatMap { ContractSection(reader).read($0) }
  guard let contract, !reader.hasErrors else { throw Problems(reader.diagnostics) }
  return contract
}

package import ContractModel
package import Diagnostics
package import FileOutput
package import Generation

/// The whole way of a contract, read aloud.
package enum Pipeline {
  /// The result of one contract, in memory.
  package struct PlannedContract: Sendable {
    package let service: String
    package let outputs: Set<OutputKind>
    package let files: FileSet
    /// Remarks that did not stop the work.
    package let remarks: [Diagnostic]
  }

  /// - Parameter render: writes the outputs that the program makes.
  package static func run(
    _ file: SourceFile, including files: FilesOnDisk, _ project: Project,
    render: (Blueprint) throws(Problems) -> FileSet
  ) throws(Problems) -> PlannedContract {
    let outputs = project.outputs(of: file.path)
    let found = AllFindings(file, including: files, project, outputs: outputs, plansGood: false)
    guard let contract = found.contract, !found.hasErrors else { throw Problems(found.diagnostics) }
    let blueprint = try Generation.plan(contract, for: outputs, runtime: project.runtime)
    let files = try render(blueprint)
    return PlannedContract(
      service: blueprint.service, outputs: blueprint.outputs, files: files,
      remarks: found.diagnostics)
  }
}

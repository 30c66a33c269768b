import ContractModel
import Diagnostics
import FileOutput
import Generation

/// The whole way of a contract, read aloud.
enum Pipeline {
  /// The result of one contract, in memory.
  struct PlannedContract: Sendable {
    let service: String
    let outputs: Set<OutputKind>
    let files: FileSet
    /// Remarks that did not stop the work.
    let remarks: [Diagnostic]
  }

  static func run(
    _ file: SourceFile, including files: FilesOnDisk, _ templates: Templates, _ project: Project,
    everyFile: Bool
  ) throws(Problems) -> PlannedContract {
    let outputs = project.outputs(of: file.path)
    let found = AllFindings(file, including: files, project, outputs: outputs, plansGood: false)
    guard let contract = found.contract, !found.hasErrors else { throw Problems(found.diagnostics) }
    let blueprint = try Generation.plan(contract, for: outputs, runtime: project.runtime)
    let files = try Generation.render(blueprint, with: templates, everyFile: everyFile)
    return PlannedContract(
      service: blueprint.service, outputs: blueprint.outputs, files: files,
      remarks: found.diagnostics)
  }
}

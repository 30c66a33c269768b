import ContractModel
import ContractReader
import Diagnostics
import FileOutput
import Generation
import Lint
import YAMLSource

/// The whole way of a contract, read aloud.
enum Pipeline {
  /// The result of one contract, in memory.
  struct PlannedContract {
    let service: String
    let outputs: Set<OutputKind>
    let files: FileSet
    /// Remarks that did not stop the work.
    let remarks: [Diagnostic]
  }

  static func run(
    _ file: SourceFile, including files: FilesOnDisk, _ templates: Templates, _ project: Project
  ) throws(Problems) -> PlannedContract {
    let document = YAMLSource.parse(file)
    let contract = try ContractReader.read(document, including: files)
    let findings = Lint.check(
      contract, profile: project.profile, severities: project.severities)
    if findings.hasErrors { throw Problems(contract.notes + findings.diagnostics) }
    let blueprint = try Generation.plan(
      contract, for: project.outputs(of: file.path), runtime: project.runtime)
    let files = try Generation.render(blueprint, with: templates)
    return PlannedContract(
      service: blueprint.service, outputs: blueprint.outputs, files: files,
      remarks: contract.notes + findings.diagnostics)
  }
}

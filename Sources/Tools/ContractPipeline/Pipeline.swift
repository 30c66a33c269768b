import ContractModel
import ContractReader
import Diagnostics
import FileOutput
import Generation
import Lint
import YAMLSource

/// The stages of a contract: parse, read, check, plan and render. The last one, `FileOutput.write`, takes the files of all
/// contracts of a run.
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
    let checked = check(file, including: files, project)
    guard let blueprint = checked.blueprint else { throw Problems(checked.diagnostics) }
    return PlannedContract(
      service: blueprint.service, outputs: blueprint.outputs, files: try render(blueprint),
      remarks: checked.diagnostics)
  }

  /// All stages that can find something. Of a contract with errors, the sound part goes through them.
  ///
  /// - Parameter today: the day on which waivers are judged; nil for a build.
  package static func check(
    _ file: SourceFile, including files: FilesOnDisk, _ project: Project,
    on today: CalendarDay? = nil, profile: Profile? = nil
  ) -> CheckedContract {
    let outputs = project.outputs(of: file.path)
    let profile = profile ?? project.profile
    do {
      let document = YAMLSource.parse(file)
      let contract = try ContractReader.read(document, including: files)
      let report = Lint.check(contract, on: today, profile: profile, severities: project.severities)
      let draft = Generation.draft(contract, for: outputs, runtime: project.runtime)
      return CheckedContract(
        contract, draft, found: contract.notes + report.diagnostics + draft.problems,
        waived: report.waived)
    } catch {
      let part = SoundPart(file, including: files).contract(without: error.diagnostics)
      let more = part.map {
        Lint.checkPart($0, profile: profile, severities: project.severities)
          + Generation.draft($0, for: outputs).problems
      }
      return CheckedContract(found: error.diagnostics + (more ?? []))
    }
  }
}

package import ContractModel
import ContractReader
package import Diagnostics
import Generation
package import Lint
import YAMLSource

/// All that reader, lint and generator say about one contract, as far as each can see.
package struct AllFindings {
  /// Nil for a contract that cannot be read.
  package let contract: Contract?
  package let diagnostics: [Diagnostic]
  package let waived: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// - Parameters:
  ///   - today: the day on which waivers are judged; nil for a build.
  ///   - outputs: those that are to be made.
  ///   - plansGood: asks the generator about a contract without errors too.
  package init(
    _ source: SourceFile, including files: FilesOnDisk, _ project: Project,
    on today: CalendarDay? = nil,
    profile: Profile? = nil, outputs: Set<OutputKind>, plansGood: Bool = true
  ) {
    let profile = profile ?? project.profile
    do {
      let contract = try ContractReader.read(YAMLSource.parse(source), including: files)
      let report = Lint.check(contract, on: today, profile: profile, severities: project.severities)
      self.contract = contract
      waived = report.waived
      let refused = plansGood || report.hasErrors ? Self.refused(contract, outputs) : []
      diagnostics = (contract.notes + report.diagnostics + refused)
        .sorted(by: Diagnostic.reportOrder)
    } catch {
      contract = nil
      waived = []
      let part = SoundPart(source, including: files).contract(without: error.diagnostics)
      let more = part.map {
        Lint.checkPart($0, profile: profile, severities: project.severities)
          + Self.refused($0, outputs)
      }
      diagnostics = (error.diagnostics + (more ?? [])).sorted(by: Diagnostic.reportOrder)
    }
  }

  /// Refusals of the generator. The stubs know less than the other outputs, so where anything is refused they are planned
  /// by themselves.
  private static func refused(
    _ contract: Contract, _ outputs: Set<OutputKind>
  ) -> [Diagnostic] {
    if outputs.isEmpty || Generation.refusals(of: contract, for: outputs).isEmpty { return [] }
    let parts = [outputs.subtracting(OutputKind.stubs), outputs.intersection(OutputKind.stubs)]
    return parts.filter { !$0.isEmpty }.flatMap { Generation.refusals(of: contract, for: $0) }
      .eachOnce
  }
}

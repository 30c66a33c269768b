import CommandLineSupport
import ContractModel
import ContractPipeline
import Diagnostics
import Generation
import Lint

/// `authgen lint`: all that is to be said about contracts, without writing anything.
struct LintCommand: AuthgenCommand {
  static let name = "lint"
  static let summary = "Report errors, risks and open questions in a contract"
  static let options = [
    Option("--format", "FORMAT", of: Format.self, says: "report format", usual: "text"),
    Option(
      "--profile", "PROFILE", of: Profile.self, says: "set of rules",
      usual: "the profile in authgen.yaml, or first-party"),
    Option("--fix", says: "write suggested keys such as `means` and `is` into the contracts"),
  ]
  static let exits: ExitMeanings? = ExitMeanings(
    clean: "no errors or warnings", failed: "errors or warnings",
    wrongUsage: "wrong usage, or a contract that can't be read")

  private enum Format: String, CaseIterable {
    case text
    case json
    case github
    case sarif
  }

  private let contracts: [String]
  private let format: Format
  private let profile: Profile?
  private let isFix: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    contracts = arguments.words
    format = try arguments.word("--format") ?? .text
    profile = try arguments.word("--profile")
    isFix = arguments.has("--fix")
  }

  func run(_ console: Console) -> ExitCode {
    do {
      let project = try Project.read()
      if isFix, let failure = try fix(project, console) { return failure }
      return show(try findings(project, console), console)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }

  private func findings(
    _ project: Project, _ console: Console
  ) throws(Problems) -> [Findings] {
    let sources = try ContractFiles.read(contracts.isEmpty ? project.contracts : contracts)
    let files = FilesOnDisk()
    console.progress.expect(sources.count, "contracts")
    return sources.map { source in
      defer { console.progress.step() }
      return findings(source, including: files, project, console)
    }
  }

  /// One meaning may let the next be seen, so it is done until nothing is proposed.
  private func fix(_ project: Project, _ console: Console) throws(Problems) -> ExitCode? {
    for _ in 1...3 {
      let (text, problems) = ContractFixes(try findings(project, console).flatMap(\.diagnostics))
        .write()
      if !problems.isEmpty {
        console.report(problems)
        return .wrongUsage
      }
      if text.isEmpty { return nil }
      if format == .text { console.print(text) }
    }
    return nil
  }

  /// The findings in one contract, and the last lines about it.
  private struct Findings {
    let diagnostics: [Diagnostic]
    let summary: Summary
  }

  private func show(_ all: [Findings], _ console: Console) -> ExitCode {
    let found = all.flatMap(\.diagnostics).eachOnce
    switch format {
    case .json: console.print(JSONReport(found, fingerprints: Fingerprints.of(found)).text)
    case .github: console.print(AnnotationReport(found).text)
    case .sarif:
      let report = SARIFReport(
        found, fingerprints: Fingerprints.of(found), tool: ("authgen", StubRuntime.version),
        rules: Lint.rules.map { ($0.id, $0.title, $0.reason) })
      console.print(report.text)
    case .text:
      for findings in all {
        console.printReport(findings.diagnostics)
        console.print(findings.summary.text)
      }
    }
    return found.contains { $0.severity != .note } ? .failed : .clean
  }

  private func findings(
    _ source: SourceFile, including files: FilesOnDisk, _ project: Project, _ console: Console
  ) -> Findings {
    let all = Pipeline.check(
      source, including: files, project, on: Today.inUTC, profile: profile)
    let summary = all.contract.map { Summary(all.diagnostics, $0, waived: all.waived) }
    return Findings(
      diagnostics: all.diagnostics, summary: summary ?? Summary(all.diagnostics, in: source))
  }
}

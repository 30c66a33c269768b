import CommandLineSupport
import ContractModel
import ContractPipeline
import ContractReader
import Diagnostics
import Generation
import SessionExploration
import YAMLSource

/// `authgen prove`: claims about the session of a contract, each established or refuted by a story.
struct ProveCommand: AuthgenCommand {
  static let name = "prove"
  static let summary = "Prove claims about a contract's session, or show how they fail"
  static let options = [
    Option("--format", "FORMAT", of: Format.self, says: "report format", usual: "text"),
    Option(
      "--bound", "STATES",
      says: "maximum number of states to search in each situation (default: \(Self.usualBound))"),
    Option(
      "--within", "SECONDS",
      says:
        "maximum processor time for each contract, and as much for remedies (default: \(Self.usualTime))"
    ),
    Option("--claims", says: "list the claims without proving them"),
    Option("--write-scenario", says: "write the story of each failed claim into its contract"),
  ]
  static let exits: ExitMeanings? = ExitMeanings(
    clean: "no claim fails, or a waiver covers it", failed: "a claim fails",
    wrongUsage: "wrong usage, or a contract that can't be read")

  private enum Format: String, CaseIterable {
    case text
    case json
    case sarif
  }

  private static let usualBound = 10_000
  private static let usualTime = 120

  private let contracts: [String]
  private let format: Format
  private let bound: Int
  private let seconds: Int
  private let isList: Bool
  private let writes: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    contracts = arguments.words
    format = try arguments.word("--format") ?? .text
    isList = arguments.has("--claims")
    writes = arguments.has("--write-scenario")
    bound = try arguments.bound(orElse: Self.usualBound)
    seconds = try arguments.seconds(orElse: Self.usualTime)
  }

  func run(_ console: Console) -> ExitCode {
    if isList {
      console.print(ProofReport.claims)
      return .clean
    }
    do {
      let sources = try ContractFiles.read(
        contracts.isEmpty ? try Project.read().contracts : contracts)
      let files = FilesOnDisk()
      var reports: [ProofReport] = []
      console.progress.expect(sources.count, "contracts")
      for source in sources {
        let contract = try ContractReader.read(YAMLSource.parse(source), including: files)
        let proof = SessionProof(contract, bound: bound, within: limit)
        let search = RemedySearch(source, including: files, bound: bound, within: limit)
        reports.append(
          ProofReport(proof, remedies: search.remedies(for: proof), on: Today.inUTC))
        console.progress.step()
      }
      let code = show(reports, console)
      guard writes else { return code }
      return write(
        zip(reports, sources).map { ScenarioWriting($0, in: $1, including: files) }, console)
        ?? code
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }

  private var limit: TimeLimit { TimeLimit(seconds: Double(seconds)) }

  /// - Returns: a code of its own where a file could not be written.
  private func write(_ all: [ScenarioWriting], _ console: Console) -> ExitCode? {
    var problems: [Diagnostic] = []
    for var writing in all {
      writing.write()
      console.note(writing.lines.joined())
      problems += writing.problems
    }
    console.report(problems)
    return problems.contains { $0.severity == .error } ? .wrongUsage : nil
  }

  private func show(_ reports: [ProofReport], _ console: Console) -> ExitCode {
    let found = reports.flatMap(\.diagnostics)
    switch format {
    case .text:
      for report in reports {
        console.printReport(report.diagnostics)
        console.print(report.summary)
      }
    case .json:
      let list = JSONValue.list(reports.map(\.json))
      console.print(JSONValue.object([.init("contracts", list)]).written())
    case .sarif:
      console.print(
        SARIFReport(
          found, fingerprints: Fingerprints.of(found), tool: ("authgen", StubRuntime.version),
          rules: ProofReport.rules
        ).text)
    }
    return found.contains { $0.severity == .error } ? .failed : .clean
  }
}

extension Arguments {
  /// The value of `--bound`.
  func bound(orElse usual: Int) throws(UsageError) -> Int {
    guard let text = self["--bound"] else { return usual }
    guard let bound = Int(text), (1...10_000_000).contains(bound) else { throw .badBound(text) }
    return bound
  }

  /// The value of `--within`.
  fileprivate func seconds(orElse usual: Int) throws(UsageError) -> Int {
    guard let text = self["--within"] else { return usual }
    guard let seconds = Int(text), (1...86_400).contains(seconds) else { throw .badTime(text) }
    return seconds
  }
}

extension UsageError {
  fileprivate static func badBound(_ text: String) -> UsageError {
    UsageError(
      message: "`--bound` cannot be `\(text)`", help: "write a whole number from 1 to 10000000")
  }

  fileprivate static func badTime(_ text: String) -> UsageError {
    UsageError(
      message: "`--within` cannot be `\(text)`",
      help: "write a whole number of seconds from 1 to 86400")
  }
}

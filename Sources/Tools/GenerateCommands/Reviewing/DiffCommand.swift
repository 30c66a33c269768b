import CommandLineSupport
import ContractModel
import Diagnostics
import Generation
import Review

/// `authgen diff`: what a change of a contract does to the apps and servers that know the old one.
struct DiffCommand: AuthgenCommand {
  static let name = "diff"
  static let summary = "says what a change of a contract breaks, for whom, and how it shows"
  static let takes = "[OLD NEW | CONTRACT…]"
  static let options = [
    Option("--against", "git:REV", says: "compare contracts with those of a commit"),
    Option(
      "--shipped", "VERSION=FILE", repeated: true,
      says: "a version that is in use; default: released/NAME-VERSION.yaml beside the contract"),
    Option("--format", "FORMAT", says: "text, json, markdown, github or sarif; default text"),
    Option("--fail-on", "VERDICT", says: "breaking, risky or never; default breaking"),
    Option("--fine", says: "show what is fine too, in text"),
  ]
  static let more =
    "Exit codes: 1 for a change at or over --fail-on, 2 for input that cannot be compared."

  private enum Format: String, CaseIterable {
    case text
    case json
    case markdown
    case github
    case sarif
  }

  private enum Limit: String, CaseIterable {
    case breaking
    case risky
    case never
  }

  private let words: [String]
  private let revision: String?
  private let shipped: [(name: String, value: String)]
  private let format: Format
  private let limit: Limit
  private let isFineShown: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    words = arguments.words
    shipped = try arguments.pairs("--shipped", as: "VERSION=FILE")
    format = try arguments.word("--format") ?? .text
    limit = try arguments.word("--fail-on") ?? .breaking
    isFineShown = arguments.has("--fine")
    revision = try Self.revision(arguments["--against"])
    if revision != nil, !shipped.isEmpty { throw .againstAndShipped }
    if revision == nil, shipped.isEmpty, words.count > 2 { throw .tooManyContracts(2) }
    if !shipped.isEmpty, words.count != 1 { throw .oneNewContract }
  }

  private static func revision(_ text: String?) throws(UsageError) -> String? {
    guard let text else { return nil }
    guard text.hasPrefix("git:"), text.count > 4 else { throw .noRevision(text) }
    return String(text.dropFirst(4))
  }

  func run(_ console: Console) -> ExitCode {
    do {
      let (compared, remarks) = try contracts()
      return show(compared.map { ReviewReport($0.new, against: $0.old) }, remarks, console)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }

  private func contracts() throws(Problems) -> ([ComparedContract], [Diagnostic]) {
    let old = OldContracts()
    if let revision {
      let paths = words.isEmpty ? try Self.contractsHere() : words
      let found = try old.compare(paths, with: Git(revision))
      return (found.compared, found.remarks)
    }
    if !shipped.isEmpty {
      return ([try old.compare(words[0], with: shipped.map { ($0.name, $0.value) })], [])
    }
    if words.count == 2 { return ([try old.compare(words[1], with: [(nil, words[0])])], []) }
    return (try released(old), [])
  }

  private static func contractsHere() throws(Problems) -> [String] {
    try ContractFiles.read(Project.read().contracts).map(\.path)
  }

  /// Each contract against the versions of it that were released.
  private func released(_ old: OldContracts) throws(Problems) -> [ComparedContract] {
    var compared: [ComparedContract] = []
    for path in words.isEmpty ? try Self.contractsHere() : words {
      let versions = try old.released(path)
      if versions.isEmpty && !words.isEmpty { throw Problems([.nothingReleased(path)]) }
      if versions.isEmpty { continue }
      compared.append(try old.compare(path, with: versions.map { (nil, $0) }))
    }
    if compared.isEmpty { throw Problems([.nothingReleased("contract")]) }
    return compared
  }

  private func show(
    _ reports: [ReviewReport], _ remarks: [Diagnostic], _ console: Console
  ) -> ExitCode {
    let advice = reports.flatMap(Self.objections)
    switch format {
    case .text:
      for report in reports {
        console.printReport(report.diagnostics(withFine: isFineShown))
        console.print("\(report.title): \(report.counts)\n")
      }
      console.printReport(remarks + advice)
    case .json:
      console.print(JSONValue.object([.init("contracts", .list(reports.map(\.json)))]).written())
      console.report(remarks)
    case .markdown:
      console.print(reports.map(\.markdown).joined(separator: "\n"))
      console.report(remarks)
    case .sarif:
      console.print(Self.sarif(reports, remarks + advice))
    case .github:
      console.print(reports.map(\.annotations).joined())
      console.report(remarks + advice)
    }
    let isFailed = reports.contains { isOver($0.verdict) }
    return isFailed || limit != .never && remarks.contains { $0.severity == .error }
      ? .failed : .clean
  }

  private static func sarif(_ reports: [ReviewReport], _ others: [Diagnostic]) -> String {
    let found = reports.flatMap { $0.diagnostics(withFine: false) }
    let names = reports.flatMap { $0.fingerprints(withFine: false) } + Fingerprints.of(others)
    return SARIFReport(
      found + others, fingerprints: names, tool: ("authgen", StubRuntime.version),
      rules: reviewRules.map { ($0.id, $0.title, $0.reason) }
    ).text
  }

  private static func objections(to report: ReviewReport) -> [Diagnostic] {
    guard let newest = report.versions.last else { return [] }
    let advice = VersionAdvice(from: newest, to: report.contract, report.verdict)
    return advice?.objection.map { [$0] } ?? []
  }

  private func isOver(_ verdict: ReviewFinding.ReviewVerdict?) -> Bool {
    switch limit {
    case .never: false
    case .breaking: verdict == .breaking
    case .risky: verdict == .breaking || verdict == .risky
    }
  }
}

extension UsageError {
  fileprivate static var againstAndShipped: UsageError {
    UsageError(
      message: "`--against` and `--shipped` are given together",
      help: "compare with a commit or with shipped files, in two runs")
  }

  fileprivate static var oneNewContract: UsageError {
    UsageError(
      message: "`--shipped` compares with one new contract",
      help: "write authgen diff --shipped 1.2=OLD.yaml NEW.yaml")
  }

  fileprivate static func tooManyContracts(_ count: Int) -> UsageError {
    UsageError(
      message: "authgen diff compares \(count) files", help: "write authgen diff OLD.yaml NEW.yaml")
  }

  fileprivate static func noRevision(_ text: String) -> UsageError {
    UsageError(
      message: "`--against` cannot be `\(text)`",
      help: "write `--against git:REV`, as in `--against git:origin/main`")
  }
}

extension Diagnostic {
  fileprivate static func nothingReleased(_ path: String) -> Diagnostic {
    Diagnostic(
      "nothing-released", "there is no released version to compare `\(path)` with", at: nil,
      help: "keep one with `authgen release`, or write authgen diff OLD.yaml NEW.yaml, "
        + "or authgen diff --against git:main")
  }
}

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
  static let options =
    ComparisonChoice.options + [
      Option(
        "--format", "FORMAT", says: "text, json, markdown, html, github or sarif; default text"),
      Option("--fail-on", "VERDICT", says: "breaking, risky or never; default breaking"),
      Option("--fine", says: "show what is fine too, in text"),
      Option("--git", says: "take the arguments that git gives a diff driver"),
    ]
  static let more =
    "Exit codes: 1 for a change at or over --fail-on, 2 for input that cannot be compared."

  private enum Format: String, CaseIterable {
    case text
    case json
    case markdown
    case html
    case github
    case sarif
  }

  private enum Limit: String, CaseIterable {
    case breaking
    case risky
    case never
  }

  private let choice: ComparisonChoice
  private let driver: GitDriver?
  private let format: Format
  private let limit: Limit
  private let isFineShown: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    driver = arguments.has("--git") ? try GitDriver(arguments.words) : nil
    choice = try ComparisonChoice(driver == nil ? arguments.words : [], arguments)
    format = try arguments.word("--format") ?? .text
    limit = try arguments.word("--fail-on") ?? .breaking
    isFineShown = arguments.has("--fine")
  }

  func run(_ console: Console) -> ExitCode {
    if let driver { return driver.run(console) }
    do {
      let (compared, remarks) = try choice.contracts()
      let reports = choice.reports(compared)
      let advice = reports.compactMap(\.objection)
      let (accepted, problems) = try AcceptedFindings.apply(to: reports)
      return show(accepted, remarks + problems, advice, console)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }

  private func show(
    _ reports: [ReviewReport], _ remarks: [Diagnostic], _ advice: [Diagnostic], _ console: Console
  ) -> ExitCode {
    switch format {
    case .text:
      for report in reports {
        console.printReport(report.diagnostics(withFine: isFineShown, named: true))
        console.print(report.summary)
      }
      console.printReport(remarks + advice)
    case .json:
      console.print(JSONValue.object([.init("contracts", .list(reports.map(\.json)))]).written())
      console.report(remarks)
    case .markdown:
      console.print(reports.map(\.markdown).joined(separator: "\n"))
      console.report(remarks)
    case .html:
      console.print(ReviewReport.page(reports))
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

  private func isOver(_ verdict: ReviewFinding.ReviewVerdict?) -> Bool {
    switch limit {
    case .never: false
    case .breaking: verdict == .breaking
    case .risky: verdict == .breaking || verdict == .risky
    }
  }
}

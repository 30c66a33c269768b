import CommandLineSupport
import ContractModel
import Diagnostics
import Review

/// `authgen accept`: writes down that a finding of a comparison was agreed to.
struct AcceptCommand: AuthgenCommand {
  static let name = "accept"
  static let summary = "Accept a finding of diff, in a file next to the contract"
  static let takes = "FINGERPRINT [OLD NEW | CONTRACT…]"
  static let options =
    ComparisonChoice.options + [
      Option("--why", "TEXT", says: "reason, for the next reader (required)"),
      Option("--until", "DAY", says: "last day on which it applies, such as 2027-03-01"),
    ]
  static let more = "`authgen diff` prints the fingerprints."
  static let exits: ExitMeanings? = ExitMeanings(
    clean: "the finding is accepted", failed: "the file exists or can't be written",
    wrongUsage: "wrong usage, or no such finding")

  private let fingerprint: String
  private let choice: ComparisonChoice
  private let why: String
  private let until: CalendarDay?

  init(_ arguments: Arguments) throws(UsageError) {
    guard let first = arguments.words.first else { throw .noFingerprint }
    fingerprint = first
    choice = try ComparisonChoice(Array(arguments.words.dropFirst()), arguments)
    guard let why = arguments["--why"], !why.isEmpty else { throw .noReason }
    self.why = why
    let text = arguments["--until"]
    until = text.flatMap { CalendarDay($0) }
    if let text, until == nil { throw .noDay(text) }
  }

  func run(_ console: Console) -> ExitCode {
    do {
      let reports = choice.reports(try choice.contracts().0, console.progress)
      guard let report = reports.first(where: { $0.has(fingerprint) }),
        let finding = report.findings.first(where: { $0.fingerprint == fingerprint })?.finding
      else {
        console.report([.unknownFingerprint(fingerprint)])
        return .wrongUsage
      }
      return write(finding, to: AcceptedFindings.folder(of: report), console)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }

  private func write(
    _ finding: ReviewFinding, to folder: String, _ console: Console
  ) -> ExitCode {
    let path = "\(folder)/\(fingerprint).yaml"
    let values: [(String, String)] = [
      ("fingerprint", fingerprint), ("finding", "\(finding.rule): \(finding.message)"),
      ("why", why), ("until", until.map { "\($0)" } ?? ""),
    ]
    let lines = values.filter { !$0.1.isEmpty }.map { "\($0.0): \(Self.quoted($0.1))\n" }
    switch NewFile.write(lines.joined(), to: path) {
    case .written:
      console.print("\(path): written; its reviewers see it in the pull request\n")
      return .clean
    case .exists:
      console.report([.isAccepted(path)])
    case .failed(let reason):
      console.report([.cannotWrite(path, reason)])
    }
    return .failed
  }

  /// A text of YAML in double quotes, on one line; JSON is YAML.
  private static func quoted(_ text: String) -> String { JSONValue.text(text).compact }
}

extension UsageError {
  fileprivate static var noFingerprint: UsageError {
    UsageError(
      message: "`authgen accept` needs the fingerprint of a finding",
      help: "`authgen diff` prints the fingerprints")
  }

  fileprivate static var noReason: UsageError {
    UsageError(message: "`--why` is missing", help: "give the reason: `--why TEXT`")
  }

  fileprivate static func noDay(_ text: String) -> UsageError {
    UsageError(message: "`--until` cannot be `\(text)`", help: "write it as in 2027-03-01")
  }
}

extension Diagnostic {
  fileprivate static func unknownFingerprint(_ fingerprint: String) -> Diagnostic {
    Diagnostic(
      "unknown-fingerprint", "no finding has the fingerprint `\(fingerprint)`", at: nil,
      help: "compare the same contracts with `authgen diff`, and copy it from there")
  }

  fileprivate static func isAccepted(_ path: String) -> Diagnostic {
    Diagnostic("file-exists", "it is accepted already: `\(path)`", at: nil, help: "edit the file")
  }
}

import ContractModel
import ContractPipeline
import Diagnostics
import FileOutput
import Review
import YAMLSource

/// The folder `accepted` beside contracts: a file for each finding that was agreed to, so that two branches never
/// edit the same one.
enum AcceptedFindings {
  /// The reports with what is accepted, and what is wrong with acceptances.
  static func apply(
    to reports: [ReviewReport]
  ) throws(Problems) -> (reports: [ReviewReport], problems: [Diagnostic]) {
    var used: Set<String> = []
    var all: [Acceptance] = []
    var judged: [ReviewReport] = []
    for folder in Set(reports.map { folder(of: $0) }).sorted() { all += try read(folder) }
    for report in reports {
      let own = all.filter { report.has($0.fingerprint.value) }
      used.formUnion(own.map(\.fingerprint.value))
      judged.append(report.accepting(own, on: Today.inUTC))
    }
    let problems = all.compactMap { acceptance -> Diagnostic? in
      if !used.contains(acceptance.fingerprint.value) { return .unneeded(acceptance) }
      return acceptance.counts(on: Today.inUTC) ? nil : .ended(acceptance)
    }
    return (judged, problems)
  }

  static func folder(of report: ReviewReport) -> String {
    OldContracts.parts(of: report.contract.source.path).folder + "accepted"
  }

  private static func read(_ folder: String) throws(Problems) -> [Acceptance] {
    let names: [String]
    do {
      guard try Disk.kind(of: folder) != nil else { return [] }
      names = try Disk.list(folder).map(\.name).filter { $0.hasSuffix(".yaml") }.sorted()
    } catch {
      throw Problems([error.diagnostic])
    }
    var all: [Acceptance] = []
    for source in try ContractFiles.read(names.map { "\(folder)/\($0)" }) {
      all.append(try read(source))
    }
    return all
  }

  private static func read(_ source: SourceFile) throws(Problems) -> Acceptance {
    let document = YAMLSource.parse(source)
    guard document.problems.isEmpty, let root = document.root,
      case .mapping(let entries) = root.content
    else {
      throw Problems(document.problems.isEmpty ? [.noAcceptance(source)] : document.problems)
    }
    var texts: [String: Located<String>] = [:]
    for entry in entries {
      guard keys.contains(entry.key.text), case .scalar(let scalar) = entry.value.content else {
        throw Problems([.noAcceptance(source, at: entry.key.span)])
      }
      texts[entry.key.text] = Located(scalar.text, at: entry.value.span)
    }
    guard let fingerprint = texts["fingerprint"], let why = texts["why"]?.value, !why.isEmpty else {
      throw Problems([.noAcceptance(source)])
    }
    return Acceptance(
      fingerprint: fingerprint, why: why, until: try texts["until"].map(day))
  }

  private static func day(_ text: Located<String>) throws(Problems) -> Located<CalendarDay> {
    guard let day = CalendarDay(text.value) else { throw Problems([.noDay(text)]) }
    return Located(day, at: text.span)
  }

  private static let keys = ["fingerprint", "finding", "why", "until"]
}

extension Diagnostic {
  fileprivate static func unneeded(_ acceptance: Acceptance) -> Diagnostic {
    Diagnostic(
      "acceptance-unneeded", "no finding has the fingerprint `\(acceptance.fingerprint.value)`",
      at: acceptance.fingerprint.span,
      why: "an acceptance that covers nothing would hide the next change of this kind",
      help: "remove the file")
  }

  fileprivate static func ended(_ acceptance: Acceptance) -> Diagnostic {
    let day = acceptance.until.map { "\($0.value)" } ?? ""
    return Diagnostic(
      "acceptance-expired", "this acceptance ended on \(day)",
      at: acceptance.until?.span ?? acceptance.fingerprint.span,
      help: "mend the change, or agree on a new day with the reviewers")
  }

  fileprivate static func noAcceptance(_ source: SourceFile, at span: Span? = nil) -> Diagnostic {
    Diagnostic(
      "no-acceptance", "`\(source.path)` is no acceptance", at: span,
      help: "it has the keys `fingerprint`, `finding`, `why` and `until`, each with a text; "
        + "`authgen accept` writes one")
  }

  fileprivate static func noDay(_ text: Located<String>) -> Diagnostic {
    Diagnostic(
      "no-day", "`\(text.value)` is no day", at: text.span, help: "write it as in 2027-03-01")
  }
}

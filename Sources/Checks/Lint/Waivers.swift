import ContractModel
import Diagnostics
import Machines

/// Leaves out what the contract waives, and looks after the waivers themselves.
struct Waivers {
  static let unknownRule = "waiver-unknown-rule"
  static let expired = "waiver-expired"
  static let unneeded = "waiver-unneeded"
  static let ids = [unknownRule, expired, unneeded]

  private let contract: Contract
  private let today: CalendarDay?
  /// The rules that had a look: only of these it is known whether a waiver is needed.
  private let judged: Set<String>

  init(_ contract: Contract, _ today: CalendarDay?, judged: Set<String>) {
    self.contract = contract
    self.today = today
    self.judged = judged
  }

  /// `ifDecided` gives what would be found if nothing were open: a waiver may be for the day on which
  /// an open value is decided.
  func apply(to findings: [Diagnostic], ifDecided: () -> [Diagnostic]) -> LintReport {
    var open: [Diagnostic] = []
    var waived: [Diagnostic] = []
    for finding in findings {
      if contract.waivers.contains(where: { counts($0) && covers($0, finding) }) {
        waived.append(finding)
      } else {
        open.append(finding)
      }
    }
    let idle = contract.waivers.contains { !isNeeded($0, findings) }
    let all = idle && !contract.openPoints.isEmpty ? findings + ifDecided() : findings
    let own = contract.waivers.flatMap { problems($0, all) }
    return LintReport(
      diagnostics: (open + own).sorted(by: Diagnostic.reportOrder),
      waived: waived.sorted(by: Diagnostic.reportOrder))
  }

  private func counts(_ waiver: Waiver) -> Bool { today.map { $0 <= waiver.until.value } ?? true }

  private func covers(_ waiver: Waiver, _ finding: Diagnostic) -> Bool {
    waiver.rule.value == finding.rule && finding.span.map(waiver.covers) ?? false
  }

  private func isNeeded(_ waiver: Waiver, _ findings: [Diagnostic]) -> Bool {
    findings.contains { covers(waiver, $0) } || !judged.contains(waiver.rule.value)
  }

  private func problems(_ waiver: Waiver, _ findings: [Diagnostic]) -> [Diagnostic] {
    let isClaim = SessionClaim(rawValue: waiver.rule.value) != nil
    guard isClaim || Catalogue.ids.contains(waiver.rule.value) else {
      return [.unknownRule(waiver.rule)]
    }
    if !counts(waiver) { return [.expired(waiver)] }
    return isNeeded(waiver, findings) ? [] : [.unneeded(waiver)]
  }
}

extension Waivers {
  static let facts = [
    fact(
      unknownRule, .error, "a waiver names an existing rule",
      "A waiver whose rule is misspelt sets nothing aside, and its author believes that it does."),
    fact(
      expired, .error, "a waiver has not ended",
      "Each waiver has a last day, so that what was accepted once is looked at again. "
        + "After that day the finding is back, and the waiver itself is an error: somebody corrects the contract, or "
        + "somebody agrees on a new day."),
    fact(
      unneeded, .warning, "a waiver is needed",
      "A waiver that covers nothing would hide the next mistake at its place. "
        + "It is judged only in a profile in which its rule counts."),
  ]

  private static func fact(
    _ id: String, _ severity: Severity, _ title: String, _ reason: String
  ) -> RuleFacts {
    RuleFacts(
      id: id, group: .waivers, title: title, severity: severity, profiles: Profile.allCases,
      why: "", reason: reason, example: nil)
  }
}

extension Diagnostic {
  fileprivate static func unknownRule(_ rule: Text) -> Diagnostic {
    return Diagnostic(
      Waivers.unknownRule, "there is no rule `\(rule.value)` to waive", at: rule.span,
      why: "a waiver of an unknown rule has no effect",
      help: Suggestions.question(for: rule.value, among: Catalogue.ids)
        + "a rule's name is in the brackets of a finding, and `authgen explain RULE` explains it"
    )
  }

  fileprivate static func expired(_ waiver: Waiver) -> Diagnostic {
    Diagnostic(
      Waivers.expired, "this waiver of `\(waiver.rule.value)` ended on \(waiver.until.value)",
      at: waiver.until.span, why: "a waiver without an end is a rule that nobody follows",
      help: "correct the contract, or agree on a new day with its reviewers")
  }

  fileprivate static func unneeded(_ waiver: Waiver) -> Diagnostic {
    Diagnostic(
      Waivers.unneeded, .warning,
      "nothing under `\(waiver.at.value)` breaks `\(waiver.rule.value)`",
      at: waiver.at.span, help: "remove the waiver")
  }
}

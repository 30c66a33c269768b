package import ContractModel
package import Diagnostics

/// A finding that the reviewers of a contract have agreed to.
package struct Acceptance: Sendable {
  package let fingerprint: Located<String>
  package let why: String
  /// The last day on which it counts; nil for one without an end.
  package let until: Located<CalendarDay>?

  package init(fingerprint: Located<String>, why: String, until: Located<CalendarDay>?) {
    (self.fingerprint, self.why, self.until) = (fingerprint, why, until)
  }

  package func counts(on day: CalendarDay) -> Bool { until.map { day <= $0.value } ?? true }

  fileprivate var words: String { "accepted\(until.map { " until \($0.value)" } ?? ""): \(why)" }
}

extension ReviewReport {
  /// The same report, in which an accepted finding is fine.
  package func accepting(_ acceptances: [Acceptance], on day: CalendarDay) -> ReviewReport {
    let valid = acceptances.filter { $0.counts(on: day) }
    let byName = Dictionary(valid.map { ($0.fingerprint.value, $0) }) { first, _ in first }
    let judged = findings.map { shared in
      guard let acceptance = byName[shared.fingerprint] else { return shared }
      return SharedFinding(
        finding: shared.finding.fine(because: acceptance.words), versions: shared.versions,
        fingerprint: shared.fingerprint)
    }
    return self.judged(judged)
  }

  package func has(_ fingerprint: String) -> Bool {
    findings.contains { $0.fingerprint == fingerprint }
  }
}

extension ReviewFinding {
  fileprivate func fine(because words: String) -> ReviewFinding {
    ReviewFinding(
      rule: rule, level: level, verdict: .fine, direction: direction, how: how,
      message: "\(message) (\(words))", why: why, help: "", path: path, old: old, new: new,
      story: story)
  }
}

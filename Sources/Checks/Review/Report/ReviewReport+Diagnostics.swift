package import Diagnostics
import SessionExploration

/// The findings as a terminal shows them.
extension ReviewReport {
  /// Breaking findings are errors and risky ones warnings; what is fine is a note.
  ///
  /// - Parameter named: the fingerprints are in the words.
  package func diagnostics(withFine: Bool, named: Bool = false) -> [Diagnostic] {
    shown(withFine: withFine).map { $0.diagnostic(named: named) }
  }

  /// The names of these findings, in their order.
  package func fingerprints(withFine: Bool) -> [String] {
    shown(withFine: withFine).map(\.fingerprint)
  }

  private func shown(withFine: Bool) -> [SharedFinding] {
    findings.filter { withFine || $0.finding.verdict != .fine }
  }
}

extension ReviewReport.SharedFinding {
  fileprivate func diagnostic(named: Bool) -> Diagnostic {
    let place = finding.new?.span ?? finding.old?.span
    let before = finding.new?.span == nil ? nil : finding.old?.span
    return Diagnostic(
      finding.rule, severity, finding.message, at: place,
      related: before.map { [RelatedPlace($0, "as it was")] } ?? [], why: why(named: named),
      help: finding.help)
  }

  private func why(named: Bool) -> String {
    let story = finding.story.map { "\($0.clock)  \($0.words)" }
    return ([effect] + story + (named ? ["fingerprint: \(fingerprint)"] : []))
      .joined(separator: "\n")
  }

  private var severity: Severity {
    switch finding.verdict {
    case .breaking: .error
    case .risky: .warning
    case .fine: .note
    }
  }

  /// "old client, new server: renewal loop (behaviour; breaks 1.2 and 1.3)".
  private var effect: String {
    let how = finding.how.map { ": \($0.rawValue)" } ?? ""
    let broken = breaks.isEmpty ? "" : "; breaks \(breaks.joined(separator: " and "))"
    return "\(finding.direction.rawValue)\(how) (\(finding.level.rawValue)\(broken))"
  }
}

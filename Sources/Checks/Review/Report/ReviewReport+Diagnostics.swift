import Diagnostics

/// The findings as a terminal shows them.
extension ReviewReport {
  /// Breaking findings are errors and risky ones warnings; what is fine is a note.
  package func diagnostics(withFine: Bool) -> [Diagnostic] {
    shown(withFine: withFine).map(\.diagnostic)
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
  fileprivate var diagnostic: Diagnostic {
    let place = finding.new?.span ?? finding.old?.span
    let before = finding.new?.span == nil ? nil : finding.old?.span
    return Diagnostic(
      finding.rule, severity, finding.message, at: place,
      related: before.map { [RelatedPlace($0, "as it was")] } ?? [], why: effect,
      help: finding.help)
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

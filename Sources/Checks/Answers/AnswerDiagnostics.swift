import Diagnostics

/// The findings about one answer for people: in the order of the answer, with the unknown fields of one type together.
enum AnswerDiagnostics {
  static func all(_ findings: [AnswerFinding]) -> [Diagnostic] {
    let ordered = findings.sorted { $0.place.span.startOffset < $1.place.span.startOffset }
    let others = ordered.filter { $0.rule != .unknownField }.map(\.diagnostic)
    return others + together(ordered.filter { $0.rule == .unknownField })
  }

  private static func together(_ findings: [AnswerFinding]) -> [Diagnostic] {
    var owners: [Span?] = []
    for finding in findings where !owners.contains(finding.contract) {
      owners.append(finding.contract)
    }
    return owners.map { owner in diagnostic(on: findings.filter { $0.contract == owner }) }
  }

  private static func diagnostic(on group: [AnswerFinding]) -> Diagnostic {
    let first = group[0]
    if group.count == 1 { return first.diagnostic }
    let places = group.map { finding in
      let start = finding.place.span.start
      return "\(finding.place.part.words) (\(start.line):\(start.column))"
    }
    return Diagnostic(
      first.rule.rawValue, first.severity,
      "the contract does not know \(group.count) fields in \(first.place.span.source.path)",
      at: first.contract, why: "they are \(places.joined(separator: ", "))", help: first.help)
  }
}

import ContractModel
import Diagnostics

/// The last lines of a lint: how many findings, what is open, what is waived.
struct Summary {
  let text: String

  init(_ found: [Diagnostic], in source: SourceFile) {
    text = Summary.headline(found, source) + "\n"
  }

  init(_ found: [Diagnostic], _ contract: Contract, waived: [Diagnostic]) {
    let open = contract.openPoints.map { "  open    \($0.at.value): \($0.why.inEnglish)" }
    let waivers = contract.waivers.map { waiver in
      let count = waived.filter { finding in
        finding.rule == waiver.rule.value && finding.span.map(waiver.covers) ?? false
      }.count
      return
        "  waived  \(waiver.rule.value) at \(waiver.at.value), \(Summary.count(count, "finding")), "
        + "until \(waiver.until.value): \(waiver.why.inEnglish)"
    }
    let lines = [Summary.headline(found, contract.source)] + open + waivers
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func headline(_ found: [Diagnostic], _ source: SourceFile) -> String {
    let counts = Severity.allCases.compactMap { severity -> String? in
      let number = found.filter { $0.severity == severity }.count
      return number == 0 ? nil : count(number, severity.rawValue)
    }
    return "\(source.path): " + (counts.isEmpty ? "clean" : counts.joined(separator: ", "))
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}

import Diagnostics

/// The findings as lines of a log that GitHub shows at the lines of the contract.
extension ReviewReport {
  package var annotations: String {
    findings.filter { $0.finding.verdict != .fine }.map(\.annotation).joined()
  }
}

extension ReviewReport.SharedFinding {
  fileprivate var annotation: String {
    let command = finding.verdict == .breaking ? "error" : "warning"
    let span = finding.new?.span
    let place =
      span.map { "file=\(Self.property($0.source.path)),line=\($0.start.line)," } ?? ""
    let title = Self.property("\(finding.rule): \(finding.how?.rawValue ?? finding.level.rawValue)")
    let words = Self.data("\(finding.message). \(finding.help)")
    return "::\(command) \(place)title=\(title)::\(words)\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

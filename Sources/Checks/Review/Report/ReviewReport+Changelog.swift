import Diagnostics

/// The findings as release notes for those who use the generated code.
extension ReviewReport {
  /// Each finding once, under what it asks of the reader.
  package var changelog: String {
    let title = "# \(Self.safe(contract.service.value)) \(Self.safe(contract.version.value))\n"
    let chapters = [
      ("Code that has to change", findings { $0.level == .source && $0.verdict == .breaking }),
      ("Apps that are in use", findings { $0.isOfShippedApps && $0.verdict == .breaking }),
      (
        "To check",
        findings { finding in
          finding.verdict == .risky && finding.direction != .newClient
        }
      ),
      (
        "Before the app is released",
        findings { $0.direction == .newClient && $0.verdict == .risky }
      ),
      ("Everything else", findings { $0.verdict == .fine }),
    ]
    let written = chapters.filter { !$0.1.isEmpty }.map { name, findings in
      "\n## \(name)\n\n" + findings.map(Self.entry).joined()
    }
    let since = "\nChanges since \(Self.safe(versions.joined(separator: " and "))).\n"
    return title + (written.isEmpty ? "\nNothing changed.\n" : since + written.joined())
  }

  private func findings(_ isWanted: (ReviewFinding) -> Bool) -> [ReviewFinding] {
    findings.map(\.finding).filter(isWanted)
  }

  private static func entry(_ finding: ReviewFinding) -> String {
    let way = finding.help.isEmpty ? "" : "\n  *Way out:* \(safe(finding.help))."
    return "- \(safe(finding.message)).\(way)\n"
  }
}

extension ReviewFinding {
  fileprivate var isOfShippedApps: Bool { level != .source }
}

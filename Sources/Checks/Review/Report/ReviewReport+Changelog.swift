import ContractModel
import Diagnostics

/// The findings as release notes for those who use the generated code.
extension ReviewReport {
  /// Each change once, under the first of what it asks of the reader.
  package var changelog: String {
    let title = "# \(Self.safe(contract.service.value)) \(Self.safe(contract.version.value))\n"
    let changes = Self.changes(findings.map(\.finding))
    let written = Chapter.allCases.compactMap { chapter -> String? in
      let entries = changes.filter { $0.map(Chapter.init).min() == chapter }
      if entries.isEmpty { return nil }
      return "\n## \(chapter.title)\n\n" + entries.map(Self.entry).joined()
    }
    let since = "\nChanges since \(Self.safe(versions.joined(separator: " and "))).\n"
    return title + (written.isEmpty ? "\nNothing changed.\n" : since + written.joined())
  }

  private enum Chapter: Int, CaseIterable, Comparable {
    case code
    case shipped
    case check
    case order
    case fine

    init(_ finding: ReviewFinding) {
      self =
        switch (finding.verdict, finding.direction) {
        case (.fine, _): .fine
        case (.risky, .newClient): .order
        case (.risky, _): .check
        case (.breaking, _): finding.level == .source ? .code : .shipped
        }
    }

    var title: String {
      switch self {
      case .code: "Code that has to change"
      case .shipped: "Apps that are in use"
      case .check: "To check"
      case .order: "Before the app is released"
      case .fine: "Everything else"
      }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The findings on each change, in their order. What is fine is left out where the same change is not fine otherwise.
  private static func changes(_ findings: [ReviewFinding]) -> [[ReviewFinding]] {
    var order: [[String]] = []
    var found: [[String]: [ReviewFinding]] = [:]
    for finding in findings {
      if found[finding.path] == nil { order.append(finding.path) }
      found[finding.path, default: []].append(finding)
    }
    return order.map { path in
      let all = found[path] ?? []
      let serious = all.filter { $0.verdict != .fine }
      return serious.isEmpty ? all : serious
    }
  }

  private static func entry(_ findings: [ReviewFinding]) -> String {
    let ordered = Chapter.allCases.flatMap { chapter in findings.filter { Chapter($0) == chapter } }
    let words = ordered.map { safe($0.message) + "." }.uniqued()
    let ways = ordered.map { safe($0.help) }.filter { !$0.isEmpty }.map { "\n  *Way out:* \($0)." }
    return "- \(words.joined(separator: "\n  "))\(ways.uniqued().joined())\n"
  }
}

extension [String] {
  /// Each text once, where it first stands.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

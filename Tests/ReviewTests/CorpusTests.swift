import CaseFolders
import Foundation
import Review
import Testing

/// Each entry of the language, changed and removed, in both directions: the whole review of each pair is as recorded.
@Suite struct CorpusTests {
  @Test func verdictsMatchRecording() throws {
    let pairs = EditedContracts.all()
    var lines: [String] = []
    var rules: [String: Int] = [:]
    var areas: [String: Int] = [:]
    var directions = RuleDirections()
    var count = 0
    for pair in pairs {
      for (word, old, new) in [("→", pair.old, pair.new), ("←", pair.new, pair.old)] {
        let findings = ContractReview(from: old, to: new).findings
        count += 1
        areas[String(pair.path.prefix { $0 != "." }), default: 0] += 1
        if findings.isEmpty { Issue.record("\(pair.service) \(pair.path) \(word): no finding") }
        lines.append("\(word) \(pair.service) \(pair.path)")
        var seen: Set<String> = []
        for finding in findings where seen.insert(Self.text(finding)).inserted {
          rules[finding.rule, default: 0] += 1
          directions.add(finding)
          lines.append("    " + Self.text(finding))
        }
      }
    }
    #expect(count >= 300)
    #expect(rules[ContractReview.unjudged] == nil)
    let byHand = HandEdit.all.flatMap(\.expected)
    let ofReports = ["version-too-low", "session-story", ContractReview.unjudged]
    let unseen = reviewRules.map(\.id).filter { rule in
      rules[rule] == nil && !ofReports.contains(rule)
        && !byHand.contains { $0.contains(" \(rule)") }
    }
    #expect(unseen == [])
    let places = areas.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let table = rules.sorted { $0.key < $1.key }.map { rule, count in
      let ways = ReviewFinding.Direction.allCases.map { directions.count($0, of: rule) }
      return
        "\(rule): \(count) (\(ways[0]) old client, \(ways[1]) new client, \(ways[2]) regeneration)"
    }
    let head = ["\(count) pairs, by area:"] + places + ["", "findings of each rule:"] + table
    let text = (head + [""] + lines).joined(separator: "\n") + "\n"
    let file = Checkout.root.appending(path: "Tests/Cases/diff/corpus.txt")
    try Golden.check(text, against: file)
    for finding in try HandEdit.all.flatMap({ try $0.findings() }) { directions.add(finding) }
    #expect(Set(try directions.unseen()).subtracting(RuleDirections.unshown) == [])
  }

  private static func text(_ finding: ReviewFinding) -> String {
    let how = finding.how.map { " (\($0.rawValue))" } ?? ""
    let direction =
      switch finding.direction {
      case .oldClient: "old client"
      case .newClient: "new client"
      case .regeneration: "regeneration"
      }
    return
      "\(finding.verdict.rawValue) \(finding.rule) \(finding.level.rawValue), \(direction)\(how): \(finding.message)"
  }
}

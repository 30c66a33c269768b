import CaseFolders
import Foundation

@testable import write_test_clients

/// The pairs that the language refuses, found by asking it again and again without them.
struct LanguageTable {
  /// The rule that refuses a pair.
  private(set) var refused: [CensusPair: String] = [:]
  /// Errors at a line of no pair, or without a way out.
  private(set) var faults: [String] = []

  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let severity: String
      let message: String
      let help: String
      let line: Int?
    }
    let diagnostics: [Finding]
  }

  static func made(
    by contract: (Set<CensusPair>) -> CensusContract, in folder: URL
  ) throws -> LanguageTable {
    var table = LanguageTable()
    while true {
      let text = contract(Set(table.refused.keys))
      let before = table.refused.count
      for finding in try Self.errors(in: text.text, folder) { table.add(finding, text) }
      if table.refused.count == before || !table.faults.isEmpty { return table }
    }
  }

  private static func errors(in text: String, _ folder: URL) throws -> [Report.Finding] {
    try text.write(to: folder.appending(path: "census.yaml"), atomically: true, encoding: .utf8)
    try "contracts:\n  census.yaml: { outputs: [client] }\n".write(
      to: folder.appending(path: "authgen.yaml"), atomically: true, encoding: .utf8)
    let report = try Authgen.run(["lint", "--format", "json", "census.yaml"], in: folder)
    let findings = try JSONDecoder().decode(Report.self, from: Data(report.output.utf8))
    return findings.diagnostics.filter { $0.severity == "error" }
  }

  private mutating func add(_ finding: Report.Finding, _ contract: CensusContract) {
    let words = "\(finding.rule): \(finding.message)"
    guard let line = finding.line, let pair = contract.pairs[line] else {
      return faults.append("at no place of a pair: \(words)")
    }
    if finding.help.isEmpty { faults.append("\(pair) has no way out: \(words)") }
    if refused[pair] == nil { refused[pair] = finding.rule }
  }
}

extension LanguageTable {
  /// A line for each form and rule, in the order of the forms.
  static func text(_ found: Census.Found) -> String {
    var lines = [
      "# What the language refuses: each form of a field, and under it the rule and the places."
    ]
    add(WrittenForm.all, found.sent.refused.merging(found.returned.refused) { $1 }, to: &lines)
    lines += ["", "# Values of a session, as a call sends them."]
    add(WrittenForm.slots, found.granted.refused, to: &lines)
    lines += ["", "# Tokens of an answer and their ends."]
    for grant in CensusContract.grants {
      guard let rule = found.granted.refused[grant.pair] else { continue }
      lines.append("\(grant.name): \(rule)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func add(
    _ forms: [WrittenForm], _ refused: [CensusPair: String], to lines: inout [String]
  ) {
    for form in forms {
      let places = CensusPlace.allCases.filter { form.mayStand(in: $0) }
      let rules = places.compactMap { place in
        refused[CensusPair(form: form.name, place: place)].map { (rule: $0, place: place) }
      }
      lines.append("\(form.name): \(form.field([]))")
      for rule in Set(rules.map(\.rule)).sorted() {
        let names = rules.filter { $0.rule == rule }.map(\.place.rawValue)
        lines.append("  \(rule): \(names.joined(separator: " "))")
      }
    }
  }
}

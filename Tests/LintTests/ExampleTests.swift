import CaseFolders
import Foundation
import Lint
import Testing

/// The examples that `authgen explain` shows are the lines in which a rule's two contracts differ.
@Suite struct ExampleTests {
  @Test(arguments: RuleGroup.allCases.filter { $0 != .waivers })
  func examplesMatchCases(_ group: RuleGroup) throws {
    let rules = Set(Lint.rules.filter { $0.group == group }.map(\.id))
    let entries = try CaseFolder.all(in: "lint").filter { rules.contains($0.name) }.map { example in
      let bad = try #require(example.text("invalid.yaml"))
      let good = try #require(example.text("valid.yaml"))
      return entry(example.name, Excerpt.of(bad, against: good), Excerpt.of(good, against: bad))
    }
    let text = """
      /// Recorded from the cases of each rule: `scripts/record` writes this file.
      extension RuleExample {
        static let \(group): [String: RuleExample] = [
      \(entries.joined())  ]
      }

      """
    let path = "Sources/Checks/Lint/Examples/\(group.rawValue)Examples.swift"
    try Golden.check(text, against: Checkout.root.appending(path: path))
  }

  @Test func excerptShowsDifferingLinesBelowTheirKeys() {
    let bad = "a: 1\ntokens:\n  one: { x: 1 }\n  two:\n    y: 1\nend: 1\n"
    let good = "a: 1\ntokens:\n  one: { x: 1 }\n  two:\n    y: 2\nend: 1\n"
    #expect(Excerpt.of(bad, against: good) == ["tokens:", "  two:", "    y: 1"])
    #expect(Excerpt.of(good, against: bad) == ["tokens:", "  two:", "    y: 2"])
  }

  /// If the bad example only lacks lines, the excerpt shows the surrounding ones.
  @Test func gapIsShownBySurroundingKeys() {
    let bad = "a: 1\ntokens:\n  one: 1\nend: 1\n"
    let good = "a: 1\ntokens:\n  one: 1\n  two: 2\nend: 1\n"
    #expect(Excerpt.of(bad, against: good) == ["tokens:", "  one: 1"])
  }

  private func entry(_ rule: String, _ bad: [String], _ good: [String]) -> String {
    """
        "\(rule)": RuleExample(
          bad: #\"\"\"
    \(indented(bad))
            \"\"\"#,
          good: #\"\"\"
    \(indented(good))
            \"\"\"#),

    """
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { "        " + $0 }.joined(separator: "\n")
  }
}

/// The part of a text that another text lacks, with the keys above each line.
private enum Excerpt {
  static func of(_ text: String, against other: String) -> [String] {
    let (lines, others) = (self.lines(text), self.lines(other))
    let difference = lines.difference(from: others)
    var wanted = Set(
      difference.insertions.map { change -> Int in
        guard case .insert(let offset, _, _) = change else { return 0 }
        return offset
      })
    if wanted.isEmpty { wanted = gap(in: lines, against: others) }
    for line in wanted { wanted.formUnion(above(line, in: lines)) }
    return wanted.sorted().map { lines[$0] }
  }

  /// The line before the first missing line.
  private static func gap(in lines: [String], against others: [String]) -> Set<Int> {
    let first = zip(lines, others).enumerated().first { $1.0 != $1.1 }?.offset ?? lines.count
    return [max(0, first - 1)]
  }

  private static func above(_ line: Int, in lines: [String]) -> Set<Int> {
    var found: Set<Int> = []
    var depth = indentation(lines[line])
    for index in (0..<line).reversed() where indentation(lines[index]) < depth {
      depth = indentation(lines[index])
      found.insert(index)
    }
    return found
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}

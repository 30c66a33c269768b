import Answers
import CaseFolders
import Configuration
import ContractReader
import Foundation
import Generation
import Lint
import Review
import Testing

/// `docs/authgen.md`: its tables of rules and settings are those of the code.
@Suite struct AuthgenPageTests {
  private static let tables: KeyValuePairs = [
    "settings": table(
      ["key of authgen.yaml", "meaning", "value", "default", "example"],
      SettingKey.all.map {
        let key = $0.owner == SettingKey.file ? $0.name : "contracts.PATH.\($0.name)"
        return ["`\(key)`", $0.meaning, $0.value, $0.usual, "`\($0.example)`"]
      }),
    "lint": table(
      ["rule", "holds if", "severity", "profiles"],
      Lint.rules.map { ["`\($0.id)`", $0.title, $0.severity.rawValue, profiles(of: $0)] }),
    "reader": table(
      ["rule", "holds if"],
      ContractReader.rules.map {
        ["`\($0.id)`", $0.severity == .error ? $0.title : "\($0.title) (\($0.severity.rawValue))"]
      }),
    "generator": table(
      ["rule", "holds if"], Generation.rules.map { ["`\($0.id)`", $0.title] }),
    "review": table(["rule", "about"], reviewRules.map { ["`\($0.id)`", $0.title] }),
    "answers": table(
      ["rule", "holds if"], AnswerRule.allCases.map { ["`\($0.rawValue)`", $0.title] }),
  ]

  @Test func thePageListsTheRulesAndSettingsOfTheCode() throws {
    let file = Checkout.root.appending(path: "docs/authgen.md")
    var page = try String(contentsOf: file, encoding: .utf8)
    for (name, table) in Self.tables {
      let place = try Regex("<!-- \(name) -->\n(?s:.*?)<!-- end -->")
      #expect(page.contains(place), "\(name)")
      page = page.replacing(place) { _ in "<!-- \(name) -->\n\n\(table)\n<!-- end -->" }
    }
    #expect(Golden.difference(page, from: file) == nil)
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map {
      "| \($0.joined(separator: " | ")) |\n"
    }.joined()
  }

  private static func profiles(of rule: RuleFacts) -> String {
    rule.profiles.count == Profile.allCases.count
      ? "all" : rule.profiles.map(\.rawValue).joined(separator: ", ")
  }
}

import Answers
import CaseFolders
import Configuration
import ContractReader
import Diagnostics
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

  @Test func pageListsRulesAndSettings() throws {
    let file = Checkout.root.appending(path: "docs/authgen.md")
    var page = try String(contentsOf: file, encoding: .utf8)
    for (name, table) in Self.tables {
      let place = try Regex("<!-- \(name) -->\n(?s:.*?)<!-- end -->")
      #expect(page.contains(place), "\(name)")
      page = page.replacing(place) { _ in "<!-- \(name) -->\n\n\(table)\n<!-- end -->" }
    }
    try Golden.check(page, against: file)
  }

  @Test func firstContractOnLanguagePageIsClean() throws {
    let project = try TemporaryProject()
    defer { project.remove() }
    try project.write(yaml(on: "docs/language.md"), to: "notes.yaml")
    let report = try Authgen.run(["lint", "notes.yaml"], in: project.folder)
    #expect(report.output == "notes.yaml: clean\n")
  }

  @Test func settingsOnPageAreAccepted() throws {
    let project = try TemporaryProject()
    defer { project.remove() }
    try project.write(yaml(on: "docs/authgen.md"), to: "authgen.yaml")
    let report = try Authgen.run(["lint"], in: project.folder)
    #expect(report.status == 2)
    #expect(report.errors.contains("contract/partner.yaml"))
    #expect(!report.errors.contains("authgen.yaml"), "\(report.errors)")
  }

  /// The first block of YAML.
  private func yaml(on page: String) throws -> String {
    let text = try Checkout.text(page)
    return String(try #require(text.firstMatch(of: #/```yaml\n((?s:.*?))```/#)).output.1)
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

import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Lint
import Testing
import YAMLSource

@Suite struct LintCaseTests {
  static let cases = CaseFolder.all(in: "lint")

  @Test(arguments: cases)
  func validExampleIsClean(_ example: CaseFolder) throws {
    #expect(try findings(of: example, "valid.yaml").isEmpty)
  }

  @Test(arguments: cases)
  func invalidExampleIsReportedAsRecorded(_ example: CaseFolder) throws {
    let found = try findings(of: example, "invalid.yaml")
    #expect(!found.isEmpty)
    let report = TextReport(colour: false).render(found)
    try example.check(report, against: "report.txt")
  }

  @Test(arguments: cases)
  func ruleAppliesOnlyToItsProfiles(_ example: CaseFolder) throws {
    let rule = try #require(Lint.rules.first { $0.id == example.name })
    let contract = try read(example, "invalid.yaml")
    for profile in Profile.allCases {
      let found = Lint.check(contract, profile: profile).diagnostics.filter { $0.rule == rule.id }
      #expect(found.isEmpty != rule.profiles.contains(profile), "\(profile)")
    }
  }

  @Test func rulesAndCasesCorrespond() {
    let rules = Lint.rules.filter { $0.group != .waivers }.map(\.id)
    #expect(rules.sorted() == Self.cases.map(\.name))
  }

  private func findings(of example: CaseFolder, _ name: String) throws -> [Diagnostic] {
    let rule = try #require(Lint.rules.first { $0.id == example.name })
    let profile = try #require(rule.profiles.first)
    return Lint.check(try read(example, name), profile: profile).diagnostics
      .filter { $0.rule == example.name }
  }

  private func read(_ example: CaseFolder, _ name: String) throws -> Contract {
    let source = SourceFile(path: name, bytes: try #require(example.bytes(name)))
    return try ContractReader.read(YAMLSource.parse(source))
  }
}

import CaseFolders
import Diagnostics
import Testing
import YAMLSource

@Suite struct CaseTests {
  /// The folders that are named after a rule, and those that begin with its name and a hyphen.
  static let cases = CaseFolder.all(in: "read", startingWith: "yaml-").filter { folder in
    YAMLRule.allCases.contains { (folder.name + "-").hasPrefix($0.rawValue + "-") }
  }

  /// DocumentLimits that no file of a reviewable size reaches; LimitTests has their reports.
  static let withoutFolder: Set<YAMLRule> = [.tooLarge, .tooMany]

  @Test(arguments: cases) func reportMatchesRecording(_ folder: CaseFolder) throws {
    let bytes = try #require(folder.bytes("contract.yaml"))
    let problems = Reading.document(bytes).problems
    #expect(!problems.isEmpty)
    let report = TextReport(colour: false).render(problems)
    try folder.check(report, against: "report.txt")
  }

  @Test(arguments: YAMLRule.allCases) func everyRuleHasCase(_ rule: YAMLRule) {
    let reports = Self.cases.compactMap { $0.text("report.txt") }
    #expect(!reports.isEmpty)
    let isShown = reports.contains { $0.contains("[\(rule.rawValue)]") }
    #expect(isShown != Self.withoutFolder.contains(rule))
  }

  @Test(arguments: YAMLRule.allCases) func everyRuleHasReason(_ rule: YAMLRule) {
    #expect(!rule.why.isEmpty)
    #expect(rule.why.last != ".")
    #expect(rule.rawValue.hasPrefix("yaml-"))
  }

  @Test(arguments: cases) func everyProblemIsComplete(_ folder: CaseFolder) throws {
    let bytes = try #require(folder.bytes("contract.yaml"))
    for problem in Reading.document(bytes).problems {
      #expect(YAMLRule(rawValue: problem.rule) != nil)
      #expect(problem.severity == .error)
      let span = try #require(problem.span)
      #expect(span.start.offset <= span.end.offset && span.end.offset <= bytes.count)
      #expect(!problem.help.isEmpty)
    }
  }
}

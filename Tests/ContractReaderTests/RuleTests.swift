import CaseFolders
import ContractReader
import Diagnostics
import Testing
import YAMLSource

/// The catalogue of the reader's rules, from which `authgen explain` tells.
@Suite struct RuleTests {
  static let own = ContractReader.rules.filter { !$0.id.hasPrefix("yaml-") && $0.example != nil }
  static let yaml = ContractReader.rules.filter { $0.id.hasPrefix("yaml-") && $0.example != nil }

  @Test func catalogueListsEveryReaderRule() throws {
    let files = Checkout.files(in: "Sources/Contract/ContractReader/Mistakes", ending: ".swift")
    let used = try files.flatMap { file in
      try Checkout.text(file).matches(of: #/Diagnostic\(\s*"([a-z-]+)"/#).map {
        String($0.output.1)
      }
    }
    #expect(used.count > 60)
    let ids = ContractReader.rules.map(\.id)
    #expect(Set(used).union(YAMLRule.allCases.map(\.rawValue)) == Set(ids))
    #expect(Set(ids).count == ids.count)
  }

  @Test func diagnosticsAreCreatedOnlyInMistakes() throws {
    for file in Checkout.files(in: "Sources/Contract/ContractReader", ending: ".swift")
    where !file.contains("/Mistakes/") && !file.contains("/Writer/") {
      #expect(!(try Checkout.text(file).contains("Diagnostic(")), "\(file)")
    }
  }

  @Test func everyRuleHasCase() async {
    let reports =
      CaseFolder.all(in: "read", holding: "report.txt").compactMap { $0.text("report.txt") }
      + CaseFolder.all(in: "cli", holding: "transcript.txt").compactMap {
        $0.text("transcript.txt")
      }
    let told = reports.flatMap {
      $0.matches(of: #/(?m)^[a-z]+\[([a-z-]+)\]/#).map { String($0.output.1) }
    }
    let made = await KeyCases.all.flatMap(\.cases).flatMap(\.diagnostics).map(\.rule)
    let seen = Set(told + made)
    // These take files of many megabytes, a hundred of them, or hundreds of types: other tests make them.
    let large = ["yaml-too-large", "yaml-too-many", "include-limit", "types-too-deep"]
    for rule in ContractReader.rules where !large.contains(rule.id) {
      #expect(seen.contains(rule.id), "\(rule.id)")
    }
  }

  @Test(arguments: own)
  func examplesBreakAndKeepRule(_ rule: ReaderRule) throws {
    let example = try #require(rule.example)
    #expect(problems(with: example.bad).map(\.rule) == [rule.id])
    #expect(problems(with: example.good).map(\.message) == [])
  }

  @Test(arguments: yaml)
  func filesBreakAndKeepRule(_ rule: ReaderRule) throws {
    let example = try #require(rule.example)
    #expect(form(of: example.bad).contains(rule.id))
    #expect(form(of: example.good) == [])
  }

  /// The sample contract with a part of the language put into it.
  private func problems(with fragment: String) -> [Diagnostic] {
    let files = CaseFiles(texts: [
      "shared/errors.yaml": "errors: { teapot: { status: 418, recover: tell } }",
      "types.yaml": "types: { Shared: { id: uuid } }", "circle.yaml": fragment,
    ])
    // Quotes matter to this rule, and the sample would write its own.
    if fragment.hasPrefix("waive:") {
      let text = "\(SampleContract.text)\n\(fragment)\n"
      return diagnostics(of: SourceFile(path: "sample.yaml", text: text), including: files)
    }
    var contract = SampleContract()
    contract.put(fragment)
    return contract.problems(including: files)
  }

  private func form(of text: String) -> [String] {
    YAMLSource.parse(SourceFile(path: "file.yaml", text: text)).problems.map(\.rule)
  }
}

extension ReaderRule: CustomTestStringConvertible {
  public var testDescription: String { id }
}

import ContractModel
import CaseFolders
import ContractReader
import Diagnostics
import FileOutput
import Generation
import Testing
import YAMLSource

/// The catalogue of the generator's rules, from which `authgen explain` tells.
@Suite struct GenerationRuleTests {
  static let shown = Generation.rules.filter { $0.example != nil }.map(\.id)

  @Test func catalogueListsEveryGeneratorRule() throws {
    let files =
      Checkout.files(in: "Sources/Generate", ending: ".swift")
      + ["GenerateCommands", "ContractPipeline", "CommandLineSupport"].flatMap {
        Checkout.files(in: "Sources/Tools/\($0)", ending: ".swift")
      }
      + ["ContractImport", "ContractWriter", "OpenAPISource"].flatMap {
        Checkout.files(in: "Sources/Contract/\($0)", ending: ".swift")
      }
    let used = try files.flatMap { file in
      try Checkout.text(file).matches(of: #/Diagnostic\(\s*"([a-z-]+)"/#).map {
        String($0.output.1)
      }
    }
    #expect(used.count > 20)
    let ids = Generation.rules.map(\.id)
    let known = Set(ids).union(ContractReader.rules.map(\.id))
    #expect(Set(used).union(OutputRule.allCases.map(\.rawValue)).subtracting(known) == [])
    #expect(Set(ids).subtracting(used + OutputRule.allCases.map(\.rawValue)) == [])
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: shown)
  func examplesBreakAndKeepRule(_ id: String) throws {
    let example = try #require(Generation.rules.first { $0.id == id }?.example)
    // One mistake may break a second rule: names of members become names of types.
    #expect(try problems(with: example.bad).contains(id))
    #expect(try problems(with: example.good) == [])
  }

  /// The rules that the generator reports for a contract with these sections, for any output.
  private func problems(with sections: String) throws -> Set<String> {
    var text = "authcontract: 1\nservice: Sample\nversion: \"1\"\n\(sections)\n"
    if !sections.contains("servers:") {
      text += "servers: { api: { url: https://api.example.com } }\n"
    }
    if !sections.contains("endpoints:") {
      text += "endpoints: { sample: { route: GET /sample, does: call } }\n"
    }
    let source = SourceFile(path: "sample.yaml", text: text)
    let contract = try ContractReader.read(YAMLSource.parse(source))
    var found: Set<String> = []
    for output in OutputKind.allCases {
      do {
        _ = try Generation.plan(contract, for: [output])
      } catch {
        found.formUnion(error.diagnostics.map(\.rule))
      }
    }
    return found.subtracting(["not-generated-yet"])
  }
}

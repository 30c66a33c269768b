import CaseFolders
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@Suite struct CaseTests {
  static let cases = CaseFolder.all(in: "read").filter { !$0.name.hasPrefix("yaml-") }

  /// Each mistake, with everything that a person reads about it.
  @Test(arguments: cases)
  func everyMistakeIsExplained(_ example: CaseFolder) throws {
    let bytes = try #require(example.bytes("contract.yaml"))
    let source = SourceFile(path: "contract.yaml", bytes: bytes)
    let report = TextReport(colour: false).render(diagnostics(source))
    #expect(Golden.difference(report, from: example.file("report.txt")) == nil)
  }

  @Test func noMistakeIsWithoutAPlaceOrAWayOut() throws {
    for example in Self.cases {
      let source = SourceFile(
        path: "contract.yaml", bytes: try #require(example.bytes("contract.yaml")))
      let found = diagnostics(source)
      #expect(!found.isEmpty, "\(example) is right")
      for diagnostic in found {
        #expect(diagnostic.span != nil, "\(example): \(diagnostic.message)")
        #expect(!diagnostic.help.isEmpty, "\(example): \(diagnostic.message)")
      }
    }
  }

  private func diagnostics(_ source: SourceFile) -> [Diagnostic] {
    do {
      return try ContractReader.read(YAMLSource.parse(source)).notes
    } catch {
      return error.diagnostics
    }
  }
}

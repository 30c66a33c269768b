import CaseFolders
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@Suite struct CaseTests {
  static let cases = CaseFolder.all(in: "read", holding: "contract.yaml")
    .filter { !$0.name.hasPrefix("yaml-") }

  /// The whole report about each mistake.
  @Test(arguments: cases)
  func mistakesMatchRecordedReports(_ example: CaseFolder) throws {
    let report = TextReport(colour: false).render(try ReadCase(example).diagnostics)
    try example.check(report, against: "report.txt")
  }

  @Test func everyMistakeHasPlaceAndFix() throws {
    for example in Self.cases {
      let found = try ReadCase(example).diagnostics
      #expect(!found.isEmpty, "\(example) is right")
      for diagnostic in found {
        #expect(diagnostic.span != nil, "\(example): \(diagnostic.message)")
        #expect(!diagnostic.help.isEmpty, "\(example): \(diagnostic.message)")
      }
    }
  }
}

/// The contract of a case, and the files beside it.
struct ReadCase {
  let source: SourceFile
  let diagnostics: [Diagnostic]

  init(_ folder: CaseFolder) throws {
    source = SourceFile(
      path: "contract.yaml", bytes: try #require(folder.bytes("contract.yaml"), "\(folder)"))
    diagnostics = ContractReaderTests.diagnostics(
      of: source, including: FilesBeside(folder: folder))
  }

  private struct FilesBeside: IncludedFiles {
    let folder: CaseFolder

    func file(_ path: String, besides contract: String) -> SourceFile? {
      folder.bytes(path).map { SourceFile(path: path, bytes: $0) }
    }
  }
}

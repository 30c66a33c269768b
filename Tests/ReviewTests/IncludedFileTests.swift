import ContractModel
import ContractReader
import Diagnostics
import Review
import Testing
import YAMLSource

/// A contract that is split into included files says the same.
@Suite struct IncludedFileTests {
  private static let types = "types:\n  Note:\n    text: string\n"
  private static let rest = """
    authcontract: 1
    service: Notes
    version: 0.1.0
    servers: { api: { url: https://notes.example } }
    endpoints:
      read: { route: GET /note, does: call, returns: Note }

    """

  private struct Shared: IncludedFiles {
    let text: String

    func file(_ path: String, besides contract: String) -> SourceFile? {
      SourceFile(path: path, text: text)
    }
  }

  private func contract(_ text: String, including shared: String = "") throws -> Contract {
    try ContractReader.read(
      YAMLSource.parse(SourceFile(path: "contract/notes.yaml", text: text)),
      including: Shared(text: shared))
  }

  @Test func splittingIntoIncludesIsNoDifference() throws {
    let whole = try contract(Self.rest + Self.types)
    let split = try contract("include: [shared/types.yaml]\n" + Self.rest, including: Self.types)
    #expect(ContractReview(from: whole, to: split).findings.map(\.message) == [])
  }

  /// The finding points into the included file.
  @Test func editOfIncludedFileIsOneChange() throws {
    let text = "include: [shared/types.yaml]\n" + Self.rest
    let old = try contract(text, including: Self.types)
    let new = try contract(text, including: Self.types.replacing("text: string", with: "text: int"))
    let findings = ContractReview(from: old, to: new).findings
    #expect(Set(findings.map { $0.path }) == [["types", "Note", "text", "type"]])
    #expect(findings.first?.new?.span?.source.path == "shared/types.yaml")
    #expect(findings.map(\.verdict).max() == .breaking)
  }
}

import CaseFolders
import Foundation
import Testing

@Suite struct LintFormatTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule, severity, message, why, help, file, fingerprint: String
      let line, column, endLine, endColumn: Int
    }

    struct Summary: Decodable { let errors, warnings, notes: Int }

    let diagnostics: [Finding]
    let summary: Summary
  }

  private let contract = """
    authcontract: 1
    service: Odd
    version: "1"
    servers: { api: { url: https://odd.example } }
    types: { Lost: { a: string }, Other: { b: string } }
    endpoints: { ping: { route: GET /ping, does: call } }

    """

  @Test func machineReadableReportMatchesText() throws {
    let report = try lint(contract)
    #expect(report.diagnostics.map(\.rule) == ["unused", "unused"])
    #expect(report.diagnostics.map(\.line) == [5, 5])
    #expect(report.summary.warnings == 2)
    #expect(report.summary.errors == 0)
  }

  @Test func fingerprintSurvivesUnrelatedEdits() throws {
    let before = try lint(contract).diagnostics
    let after = try lint(
      contract.replacingOccurrences(of: "types: {", with: "# moved\n\ntypes: { Third: { c: int },")
    ).diagnostics
    #expect(Set(before.map(\.fingerprint)).count == 2)
    #expect(Set(after.map(\.fingerprint)).isSuperset(of: before.map(\.fingerprint)))
    #expect(after.count == 3)
  }

  @Test func quotedContractTextIsEscaped() throws {
    let report = try lint(contract + "\"a\\\"}\\\\\": 1\n")
    #expect(report.diagnostics.contains { $0.message.contains("a\"}\\") })
    #expect(report.summary.errors == 1)
  }

  @Test func settingsChooseSeveritiesAndOutputs() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    try project.write(contract, to: "contract/odd.yaml")
    let settings = """
      contracts: { contract/odd.yaml: { outputs: [client] } }
      severities: { unused: note }
      """
    try project.write(settings, to: "authgen.yaml")
    #expect(try Authgen.run(["lint"], in: project.folder).status == 0)
    #expect(try Authgen.run(["generate"], in: project.folder).status == 0)
    let made = try FileManager.default.contentsOfDirectory(atPath: project.file("Generated").path)
    #expect(made.sorted() == [".gitattributes", "Odd"])
    let outputs = try FileManager.default.contentsOfDirectory(
      atPath: project.file("Generated/Odd").path)
    #expect(outputs.filter { !$0.hasPrefix(".") } == ["Client"])
  }

  private func lint(_ text: String) throws -> Report {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    try project.write(text, to: "contract/odd.yaml")
    let words = ["lint", "contract/odd.yaml", "--format", "json"]
    let output = try Authgen.run(words, in: project.folder).output
    return try JSONDecoder().decode(Report.self, from: Data(output.utf8))
  }
}

import CaseFolders
import Foundation
import Testing

/// `authgen` as a person at a terminal sees it.
@Suite struct TerminalTests {
  private static let contract = "contract/longde.yaml"
  /// A search that takes minutes.
  private static let long = ["prove", "--bound", "10000000", contract]

  private func run(_ words: [String], interruptedAt text: String? = nil) throws -> Shell.Report {
    let interrupt = text.map { ["--interrupt", $0] } ?? []
    return try Shell.run(
      ["python3", "Tests/Support/Terminal.py"] + interrupt + [Authgen.binary.path] + words)
  }

  @Test func longCommandShowsProgressAndCanBeInterrupted() throws {
    let report = try run(Self.long, interruptedAt: "authgen prove: ")
    #expect(report.status == 130)
    #expect(report.output.contains(#"\r\x1b[Kauthgen prove: "#))
    #expect(report.output.hasSuffix(#"\r\x1b[K"# + "\n"), "\(report.output)")
  }

  @Test func progressIsClearedBeforeReport() throws {
    let report = try run(["prove", Self.contract])
    let last = report.output.components(separatedBy: #"\r\x1b[K"#).last ?? ""
    #expect(last.hasPrefix("Longde: "), "\(report.output)")
  }

  @Test func quietCommandShowsNoProgress() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    let words = ["generate", "--quiet", "--out", project.file("out").path, Self.contract]
    let report = try run(words)
    #expect(report.status == 0)
    #expect(report.output == "\n")
  }
}

import CaseFolders
import Foundation
import Testing

/// `authgen accept`, and what `authgen diff` makes of acceptances.
@Suite struct AcceptCommandTests {
  private static let contract = "contract/longde.yaml"

  @Test func acceptedChangePassesUntilItsLastDay() throws {
    let project = try Self.project()
    defer { project.remove() }
    for name in try Self.fingerprints(project) {
      let words = [
        "accept", name, "old.yaml", Self.contract, "--why", "both apps \"follow\": agreed",
        "--until", "2027-01-01",
      ]
      let report = try Authgen.run(words, in: project.folder)
      #expect(report.status == 0, "\(report.errors)")
      #expect(report.output.contains("contract/accepted/\(name).yaml: written"))
      #expect(try Authgen.run(words, in: project.folder).status == 1, "twice")
    }
    let report = try Self.diff(project, "--fine", "--fail-on", "risky")
    #expect(report.status == 0, "\(report.output)\(report.errors)")
    #expect(report.output.contains("accepted until 2027-01-01: both apps \"follow\": agreed"))
    let later = try Authgen.run(
      ["diff", "old.yaml", Self.contract], in: project.folder,
      environment: ["SOURCE_DATE_EPOCH": "1830000000"])
    #expect(later.status == 1)
    #expect((later.output + later.errors).contains("error[acceptance-expired]"))
  }

  @Test func unneededAcceptanceIsError() throws {
    let project = try Self.project()
    defer { project.remove() }
    try Self.accept("fingerprint: \"0123456789abcdef\"\nwhy: gone\n", project)
    let report = try Self.diff(project)
    #expect(report.status == 1)
    #expect((report.output + report.errors).contains("error[acceptance-unneeded]"))
  }

  @Test(arguments: [
    "why: no\n", "fingerprint: [a]\nwhy: no\n", "fingerprint: a\nwhy: b\nuntil: soon\n",
  ])
  func malformedAcceptanceIsReported(_ text: String) throws {
    let project = try Self.project()
    defer { project.remove() }
    try Self.accept(text, project)
    let report = try Self.diff(project)
    #expect(report.status == 2)
    #expect(report.errors.contains("help:"))
  }

  @Test(arguments: [
    ["accept"], ["accept", "0123456789abcdef", "old.yaml", contract],
    ["accept", "0123456789abcdef", "old.yaml", contract, "--why", "it is so"],
    ["accept", "0123456789abcdef", "old.yaml", contract, "--why", "so", "--until", "soon"],
  ])
  func invalidArgumentsWriteNothing(_ words: [String]) throws {
    let project = try Self.project()
    defer { project.remove() }
    let report = try Authgen.run(words, in: project.folder)
    #expect(report.status == 2)
    #expect(report.errors.contains("help:"))
    #expect(!FileManager.default.fileExists(atPath: project.file("contract/accepted").path))
  }

  private static func accept(_ text: String, _ project: TemporaryProject) throws {
    try FileManager.default.createDirectory(
      at: project.file("contract/accepted"), withIntermediateDirectories: true)
    try project.write(text, to: "contract/accepted/a.yaml")
  }

  private static func fingerprints(_ project: TemporaryProject) throws -> [String] {
    let report = try diff(project, "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
    let contracts = (object as? [String: Any])?["contracts"] as? [[String: Any]]
    let changes = contracts?.first?["changes"] as? [[String: Any]] ?? []
    let names = changes.filter { $0["verdict"] as? String != "fine" }
      .compactMap { $0["fingerprint"] as? String }
    #expect(names.count == 2)
    return names
  }

  private static func diff(
    _ project: TemporaryProject, _ words: String...
  ) throws -> Shell.Report {
    try Authgen.run(["diff", "old.yaml", contract] + words, in: project.folder)
  }

  private static func project() throws -> TemporaryProject {
    let project = try TemporaryProject.withLongde()
    let now = try project.text(contract)
    try project.write(now, to: "old.yaml")
    try project.write(now.replacing("GET /api/users/me", with: "GET /api/me"), to: contract)
    return project
  }
}

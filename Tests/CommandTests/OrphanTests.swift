import CaseFolders
import Foundation
import Testing

/// Files and folders among the generated ones that no contract generates.
@Suite struct OrphanTests {
  private func project(_ settings: String = "") throws -> TemporaryProject {
    let small = Checkout.root.appending(path: "Tests/Cases/cli/generate-small/project")
    let project = try TemporaryProject(copying: small)
    if !settings.isEmpty { try project.write(settings, to: "authgen.yaml") }
    #expect(try Authgen.run(["generate"], in: project.folder).status == 0)
    return project
  }

  private func expect(
    _ message: String, in project: TemporaryProject,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try project.snapshot(of: "Generated")
    let check = try Authgen.run(["generate", "--check"], in: project.folder)
    #expect(check.status == 1, sourceLocation: sourceLocation)
    #expect(check.errors.contains("error[output-orphan]: \(message)"), "\(check.errors)")
    let report = try Authgen.run(["generate"], in: project.folder)
    #expect(report.status == 0, sourceLocation: sourceLocation)
    #expect(report.errors.contains("warning[output-orphan]: \(message)"), "\(report.errors)")
    #expect(try project.snapshot(of: "Generated") == before, sourceLocation: sourceLocation)
  }

  private func expectNone(in project: TemporaryProject, _ words: String...) throws {
    for more in [[], ["--check"]] {
      let report = try Authgen.run(["generate"] + more + words, in: project.folder)
      #expect(report.status == 0 && report.errors.isEmpty, "\(report.errors)")
    }
  }

  @Test func orphanIsReported() throws {
    let project = try project()
    defer { project.remove() }
    let empty = project.file("Generated/Ping/Client/empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    try expectNone(in: project)
    try project.write("let x = 1\n", to: "Generated/Ping/Client/Extra.swift")
    try expect(
      "`Generated/Ping` has files that no contract generates: `Client/Extra.swift`", in: project)
  }

  @Test func ignoredFileIsNotReported() throws {
    let project = try project()
    defer { project.remove() }
    try project.write("*.pyc\n", to: ".gitignore")
    try project.write("cache\n", to: "Generated/Ping/Client/a b.pyc")
    #expect(try Authgen.run(["generate", "--check"], in: project.folder).status == 1)
    _ = try Shell.run(["git", "init", "-q"], in: project.folder)
    try expectNone(in: project)
  }

  @Test func folderOfRenamedServiceIsReported() throws {
    let project = try project()
    defer { project.remove() }
    let text = try project.text("contract/ping.yaml")
    try project.write(
      text.replacing("service: Ping", with: "service: Pong"), to: "contract/ping.yaml")
    _ = try Authgen.run(["generate"], in: project.folder)
    try expect("`Generated/Ping` was generated from a contract that is gone", in: project)
    try expectNone(in: project, "contract/ping.yaml")
    try FileManager.default.removeItem(at: project.file("Generated/Ping/.authgen.json"))
    try expectNone(in: project)
  }

  @Test func unneededRuntimeIsReported() throws {
    let project = try project("contracts: { contract/ping.yaml: { outputs: [client, python] } }\n")
    defer { project.remove() }
    try expectNone(in: project)
    try project.write(
      "contracts: { contract/ping.yaml: { outputs: [client] } }\n", to: "authgen.yaml")
    _ = try Authgen.run(["generate"], in: project.folder)
    try expect(
      "`Generated/Runtime/Python` was generated from a contract that is gone", in: project)
  }

  @Test func intoFolderMayHoldOtherFiles() throws {
    let project = try project()
    defer { project.remove() }
    try FileManager.default.createDirectory(
      at: project.file("Sources/App"), withIntermediateDirectories: true)
    try project.write("let mine = 1\n", to: "Sources/App/Mine.swift")
    try expectNone(in: project, "--only", "client", "--into", "Sources/App")
  }
}

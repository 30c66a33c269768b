import CaseFolders
import Foundation
import Testing

/// Includes that the cases of Tests/Cases/cli/include-* cannot hold: many files, large ones, edits and permissions.
@Suite struct IncludeTests {
  @Test func editOfIncludedFileIsDetectedAndRepaired() throws {
    let project = try TemporaryProject(copying: Self.sample)
    defer { project.remove() }
    #expect(try Authgen.run(["generate"], in: project.folder).status == 0)
    #expect(try Authgen.run(["generate", "--check"], in: project.folder).status == 0)
    let shared = "contract/shared/errors.yaml"
    let text = try project.text(shared)
    try project.write(text.replacingOccurrences(of: "BUSY", with: "LATER"), to: shared)
    let check = try Authgen.run(["generate", "--check"], in: project.folder)
    #expect(check.status == 1)
    #expect(check.output.contains("LATER"))
    #expect(try Authgen.run(["generate"], in: project.folder).status == 0)
    #expect(try Authgen.run(["generate", "--check"], in: project.folder).status == 0)
  }

  /// Builds name contracts by absolute paths and run in any folder.
  @Test func includesAreRelativeToContract() throws {
    let project = try TemporaryProject(copying: Self.sample)
    defer { project.remove() }
    let contract = project.file("contract/ping.yaml").path
    let lint = try Authgen.run(["lint", contract], in: FileManager.default.temporaryDirectory)
    #expect(lint.status == 0, "\(lint.output)\(lint.errors)")
    let words = ["generate", "--only", "client", "--into", project.file("made").path, contract]
    let made = try Authgen.run(words, in: FileManager.default.temporaryDirectory)
    #expect(made.status == 0, "\(made.errors)")
    #expect(try project.text("made/Refusals.swift").contains("BUSY"))
    let inside = try Authgen.run(["lint", "ping.yaml"], in: project.file("contract"))
    #expect(inside.status == 0, "\(inside.output)\(inside.errors)")
  }

  @Test func hundredFilesAreRead() throws {
    let report = try lint(files: 100, bytesInEach: 0)
    #expect(report.status == 0, "\(report.output.prefix(500))")
  }

  @Test func includeLimitIsReportedOnce() throws {
    let report = try lint(files: 103, bytesInEach: 0)
    #expect(report.status == 1)
    #expect(report.output.components(separatedBy: "error[include-limit]").count == 2)
    #expect(report.output.contains("`shared/n100.yaml` is more than a contract may include"))
  }

  @Test func totalSizeIsLimitedBeforeReadingAll() throws {
    let report = try lint(files: 20, bytesInEach: 1 << 20)
    #expect(report.output.contains("`shared/n15.yaml` is more than a contract may include"))
    #expect(report.status == 1)
  }

  @Test func oversizedFileIsRejected() throws {
    let report = try lint(files: 1, bytesInEach: 17 << 20)
    #expect(
      report.output.contains("error[include-unreadable]: `shared/n0.yaml` cannot be included"))
    #expect(report.status == 1)
  }

  /// A pipe without a writer would block the build forever.
  @Test func pipeIsRejected() throws {
    let project = try project("[shared/pipe.yaml]")
    defer { project.remove() }
    #expect(mkfifo(project.file("contract/shared/pipe.yaml").path, 0o644) == 0)
    let report = try Authgen.run(["lint"], in: project.folder)
    #expect(report.output.contains("`contract/shared/pipe.yaml` is not a file"))
    #expect(report.status == 1)
  }

  @Test func linksInsideFolderAreFollowed() throws {
    let project = try project("[shared/link.yaml]")
    defer { project.remove() }
    try project.write("types: { Fine: { a: string } }\n", to: "contract/shared/real.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: project.file("contract/shared/link.yaml").path, withDestinationPath: "real.yaml")
    let report = try Authgen.run(["lint"], in: project.folder)
    #expect(report.status == 0, "\(report.output)")
  }

  @Test func includedFilesHaveTheirOwnSchema() throws {
    let whole = try Authgen.run(["schema"])
    let included = try Authgen.run(["schema", "--included"])
    #expect(included.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(included.output.utf8))
    let properties = (object as? [String: Any])?["properties"] as? [String: Any]
    #expect(properties?.keys.sorted() == ["errors", "include", "types"])
    #expect(whole.output != included.output)
  }

  private static let sample = Checkout.root.appending(
    path: "Tests/Cases/cli/include-generate/project")

  private func project(_ include: String) throws -> TemporaryProject {
    let project = try TemporaryProject()
    try FileManager.default.createDirectory(
      at: project.file("contract/shared"), withIntermediateDirectories: true)
    let contract = """
      authcontract: 1
      service: Many
      version: "1"
      include: \(include)
      servers: { api: { url: https://many.example } }
      endpoints: { ping: { route: GET /ping, does: call } }

      """
    try project.write(contract, to: "contract/many.yaml")
    return project
  }

  private func lint(files count: Int, bytesInEach size: Int) throws -> Shell.Report {
    let names = (0..<count).map { "shared/n\($0).yaml" }
    let project = try project("[\(names.joined(separator: ", "))]")
    defer { project.remove() }
    let filling = String(repeating: "# filling\n", count: size / 10)
    for (number, name) in names.enumerated() {
      try project.write(
        "types: { N\(number): { a: string } }\n\(filling)", to: "contract/\(name)")
    }
    return try Authgen.run(["lint"], in: project.folder)
  }
}

import CaseFolders
import Foundation
import Testing

/// The request of a build: one output, right into a folder of the build.
@Suite struct SingleOutputTests {
  private func generate(
    _ output: String, in project: TemporaryProject, _ more: [String] = []
  ) throws -> Shell.Report {
    try Authgen.run(["generate", "--only", output, "--into", "made"] + more, in: project.folder)
  }

  @Test(arguments: ["Client", "Server"])
  func filesEqualThoseOfFullRun(_ output: String) throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    let report = try generate(output.lowercased(), in: project)
    #expect(report.status == 0 && report.errors.isEmpty, "\(report.errors)")
    let whole = Checkout.files(in: "Generated/Longde/\(output)", ending: "")
    let names = try FileManager.default.contentsOfDirectory(atPath: project.file("made").path)
    // A build also gets the files without a declaration, which a committed folder doesn't have.
    #expect(Set(names).isSuperset(of: whole.map { ($0 as NSString).lastPathComponent }))
    for file in whole {
      let made = "made/\((file as NSString).lastPathComponent)"
      #expect(try project.text(made) == Checkout.text(file), "\(file)")
    }
  }

  /// SwiftPM expects every file that the build plugin declares, whatever the contract.
  @Test(arguments: ["client", "server"])
  func everyFileDeclaredByPluginIsWritten(_ output: String) throws {
    let small = Checkout.root.appending(path: "Tests/Cases/cli/generate-small/project")
    let project = try TemporaryProject(copying: small)
    defer { project.remove() }
    #expect(try generate(output, in: project).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: project.file("made").path)
    let rules = try Checkout.text("Plugins/AuthContractPlugin/Rules/Output.swift")
    let own = try #require(rules.components(separatedBy: "case .\(output):").last)
    let declared = own.prefix { $0 != "]" }.split(separator: "\"").filter {
      $0.hasSuffix(".swift")
    }
    #expect(names.filter { !$0.hasPrefix(".") }.sorted() == declared.map(String.init))
    #expect(declared.count == (output == "client" ? 10 : 4))
  }

  @Test func secondRunWritesNothing() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    _ = try generate("client", in: project)
    let before = try project.snapshot(of: "made")
    #expect(try generate("client", in: project).output == "made: 0 written, 10 unchanged\n")
    #expect(try project.snapshot(of: "made") == before)
  }

  @Test func quietRunPrintsOnlyProblems() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    #expect(try generate("client", in: project, ["--quiet"]).output.isEmpty)
    #expect(try generate("client", in: project, ["--quiet", "--check"]).output.isEmpty)
    try project.write("mine\n", to: "made/Client.swift")
    #expect(try generate("client", in: project, ["--quiet"]).errors.contains("Client.swift"))
    let report = try generate("client", in: project, ["--quiet", "--check"])
    #expect(report.status == 1 && report.output.contains("-mine\n"))
  }

  @Test func otherFilesInFolderAreKept() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    _ = try generate("client", in: project)
    try project.write("mine\n", to: "made/Mine.swift")
    #expect(try generate("client", in: project).status == 0)
    #expect(try project.text("made/Mine.swift") == "mine\n")
  }

  @Test func editIsOverwrittenOnlyWithForce() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    _ = try generate("server", in: project)
    try project.write("mine\n", to: "made/API.swift")
    #expect(try generate("server", in: project).status == 1)
    #expect(try project.text("made/API.swift") == "mine\n")
    #expect(try generate("server", in: project, ["--check"]).status == 1)
    #expect(try generate("server", in: project, ["--force"]).status == 0)
    #expect(try generate("server", in: project, ["--check"]).status == 0)
  }

  /// A build may run in any folder, even in one of another project.
  @Test func onlyNamedSettingsApply() throws {
    let warning = Checkout.root.appending(path: "Tests/Cases/cli/generate-warning/project")
    let project = try TemporaryProject(copying: warning)
    defer { project.remove() }
    try project.write("severities: { unused: error }\n", to: "authgen.yaml")
    #expect(try generate("client", in: project).status == 0)
    let report = try generate("client", in: project, ["--settings", "authgen.yaml"])
    #expect(report.status == 1 && report.errors.hasPrefix("error[unused]"))
  }

  /// The settings list what a full run generates.
  @Test func outputMissingFromSettingsIsStillGenerated() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    let text = "contracts: { contract/longde.yaml: { outputs: [] } }\n"
    try project.write(text, to: "authgen.yaml")
    let report = try generate(
      "fixtures", in: project, ["--settings", "authgen.yaml", "contract/longde.yaml"])
    #expect(report.status == 0)
    #expect(FileManager.default.fileExists(atPath: project.file("made/me/request.json").path))
  }

  /// `.build` may be a link to another disk.
  @Test func folderMayBeReachedThroughLink() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    let disk = project.file("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: project.file("made"), withDestinationURL: disk)
    #expect(try generate("client", in: project).status == 0)
    #expect(FileManager.default.fileExists(atPath: disk.appending(path: "Session.swift").path))
  }
}

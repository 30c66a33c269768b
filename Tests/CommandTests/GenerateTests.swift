import CaseFolders
import Foundation
import Testing

@Suite struct GenerateTests {
  @Test func outputMatchesCommittedFiles() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    #expect(try Authgen.run(["generate"], in: project.folder).status == 0)
    // Stubs in other languages are for projects that name them.
    let usual = ["Client", "Server", "Fixtures", "Docs"].flatMap {
      Checkout.files(in: "Generated/Longde/\($0)", ending: "")
    }
    for file in usual {
      guard
        let data = FileManager.default.contents(atPath: Checkout.root.appending(path: file).path)
      else { continue }
      #expect(FileManager.default.contents(atPath: project.file(file).path) == data, "\(file)")
    }
  }

  @Test func secondRunWritesNothing() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    _ = try Authgen.run(["generate"], in: project.folder)
    let before = try project.snapshot(of: "Generated")
    let report = try Authgen.run(["generate"], in: project.folder)
    #expect(report.output.hasPrefix("Generated/Longde: 0 written, "))
    #expect(try project.snapshot(of: "Generated") == before)
  }

  @Test func checkReportsOnlyOutdatedFiles() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    _ = try Authgen.run(["generate"], in: project.folder)
    #expect(try Authgen.run(["generate", "--check"], in: project.folder).status == 0)
    let path = "Generated/Longde/Client/Session.swift"
    let text = try project.text(path)
    try project.write(
      text.replacingOccurrences(of: "lifetime: 3600", with: "lifetime: 3601"), to: path)
    let before = try project.snapshot(of: "Generated")
    let report = try Authgen.run(["generate", "--check"], in: project.folder)
    #expect(report.status == 1)
    #expect(report.output.contains("Session.swift"))
    #expect(report.output.contains("-    TokenRule(\"access\", lifetime: 3601"))
    #expect(report.output.contains("+    TokenRule(\"access\", lifetime: 3600"))
    #expect(try project.snapshot(of: "Generated") == before)
  }

  @Test func editedFileIsNotOverwrittenSilently() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    _ = try Authgen.run(["generate"], in: project.folder)
    try project.write("mine\n", to: "Generated/Longde/Docs/README.md")
    let report = try Authgen.run(["generate"], in: project.folder)
    #expect(report.status == 1)
    #expect(report.errors.contains("Docs/README.md"))
    #expect(try project.text("Generated/Longde/Docs/README.md") == "mine\n")
    #expect(try Authgen.run(["generate", "--force"], in: project.folder).status == 0)
    #expect(try project.text("Generated/Longde/Docs/README.md") != "mine\n")
  }

  @Test func errorInOneContractStopsAll() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    try project.write("authcontract: 1\n", to: "contract/broken.yaml")
    #expect(try Authgen.run(["generate"], in: project.folder).status == 1)
    #expect(!FileManager.default.fileExists(atPath: project.file("Generated").path))
  }

  @Test func customTemplateOverridesBuiltIn() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    try FileManager.default.createDirectory(
      at: project.file("words/Docs"), withIntermediateDirectories: true)
    try project.write("# {{service}} by us\n", to: "words/Docs/README.mustache")
    let report = try Authgen.run(["generate", "--templates", "words"], in: project.folder)
    #expect(report.status == 0)
    #expect(try project.text("Generated/Longde/Docs/README.md") == "# Longde by us\n")
  }

  @Test func byteOrderMarkAndCRLFChangeNothing() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    _ = try Authgen.run(["generate"], in: project.folder)
    let text = try project.text("contract/longde.yaml").replacingOccurrences(of: "\n", with: "\r\n")
    try project.write("\u{FEFF}" + text, to: "contract/longde.yaml")
    let report = try Authgen.run(["generate", "--check"], in: project.folder)
    #expect(report.status == 0, "\(report.output)\(report.errors)")
  }

  @Test(arguments: [
    ["LC_ALL": "C", "TZ": "UTC"], ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Shanghai"],
  ])
  func outputIsIndependentOfEnvironment(_ environment: [String: String]) throws {
    let report = try Authgen.run(["generate", "--check"], environment: environment)
    #expect(report.status == 0)
  }

  @Test func colorIsForTerminalsOnly() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    try project.write("authcontract: 1\n", to: "contract/broken.yaml")
    #expect(!(try Authgen.run(["lint"], in: project.folder)).output.contains("\u{1B}["))
  }
}

@Suite struct CalendarTests {
  private let afterTheWaivers = ["SOURCE_DATE_EPOCH": "1804000000"]

  @Test func expiredWaiverIsLintError() throws {
    let report = try Authgen.run(["lint", "contract/longde.yaml"], environment: afterTheWaivers)
    #expect(report.status == 1)
    #expect(report.output.contains("error[waiver-expired]"))
  }

  /// An expiring waiver must not break a build overnight.
  @Test func generationIgnoresExpiredWaivers() throws {
    #expect(try Authgen.run(["generate", "--check"], environment: afterTheWaivers).status == 0)
  }
}

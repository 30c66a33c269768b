import CaseFolders
import Foundation
import Testing

/// A run that had nothing to do is remembered, and whatever may matter makes the next one look for itself.
@Suite struct RunRecordTests {
  private static let mark = "remembered"
  /// A time at which all files are old.
  private static let later = "4102444800"

  @Test func upToDateRunIsRemembered() throws {
    let project = try Self.settledProject()
    defer { project.remove() }
    let report = try Self.generate(project)
    #expect(report.output.contains(Self.mark) && report.status == 0)
  }

  /// `--check` ignores timestamps and finds every edit.
  @Test func checkComparesBytes() throws {
    let project = try Self.settledProject()
    defer { project.remove() }
    for _ in 1...2 { #expect(try !Self.generate(project, "--check").output.contains(Self.mark)) }
    #expect(try Self.records(of: project).count == 1)
  }

  @Test(arguments: Change.allCases)
  func changeIsNoticed(_ change: Change) throws {
    let project = try Self.settledProject()
    defer { project.remove() }
    try change.make(in: project)
    let report = try Self.generate(project)
    #expect(!report.output.contains(Self.mark))
    #expect(report.status == (change == .editedOutput || change == .secondContract ? 1 : 0))
    if change == .lostOutput { #expect(report.output.contains("1 written")) }
  }

  /// Files younger than the file system's timestamp resolution aren't trusted.
  @Test func freshTreeIsNotRemembered() throws {
    let project = try Self.project()
    defer { project.remove() }
    let now = "\(Int(Date().timeIntervalSince1970) - 3600)"
    for _ in 1...2 { _ = try Self.generate(project, at: now) }
    #expect(try Self.records(of: project).isEmpty)
  }

  @Test func withoutCacheNothingIsRemembered() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    for _ in 1...3 {
      let report = try Self.generate(project)
      #expect(report.status == 0 && report.errors.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: project.file("cache").path))
  }

  enum Change: CaseIterable {
    case contract, settings, secondContract, editedOutput, lostOutput, foreignFile

    static let session = "Generated/Longde/Client/Session.swift"

    func make(in project: TemporaryProject) throws {
      switch self {
      case .contract:
        let text = try project.text("contract/longde.yaml")
        try project.write(text + "\n# A comment.\n", to: "contract/longde.yaml")
      case .settings: try project.write("profile: oauth\n", to: "authgen.yaml")
      case .secondContract: try project.write("authcontract: 1\n", to: "contract/other.yaml")
      case .editedOutput:
        let text = try project.text(Self.session)
        try project.write(String(text.reversed()), to: Self.session)
      case .lostOutput:
        try FileManager.default.removeItem(at: project.file(Self.session))
      case .foreignFile: try project.write("mine\n", to: "Generated/Longde/Client/Mine.swift")
      }
    }
  }

  private static func project() throws -> TemporaryProject {
    let project = try TemporaryProject.withLongde()
    try FileManager.default.createDirectory(
      at: project.file("cache"), withIntermediateDirectories: true)
    return project
  }

  /// A project whose last run is remembered, with a mark in what that run said.
  private static func settledProject() throws -> TemporaryProject {
    let project = try project()
    for _ in 1...2 { _ = try generate(project) }
    let record = try #require(records(of: project).first)
    try project.write(try project.text(record) + "\(mark)\n", to: record)
    return project
  }

  private static func records(of project: TemporaryProject) throws -> [String] {
    let folder = project.file("cache/authgen").path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).map { "cache/authgen/\($0)" }
  }

  private static func generate(
    _ project: TemporaryProject, at time: String = later, _ words: String...
  ) throws -> Shell.Report {
    try Authgen.run(
      ["generate"] + words, in: project.folder,
      environment: [
        "XDG_CACHE_HOME": project.file("cache").path, "SOURCE_DATE_EPOCH": time,
      ])
  }
}

import CaseFolders
import Foundation
import Testing

@Suite struct OutputTests {
  /// SwiftPM builds exactly the files that the plugin lists.
  @Test(arguments: Output.allCases)
  func pluginListsFilesThatAuthgenWrites(_ output: Output) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let report = try Authgen.run([
      "generate", "contract/longde.yaml", "--only", output.rawValue, "--into", folder.url.path,
    ])
    #expect(report.status == 0, "\(report.errors)")
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(written.filter { !$0.hasPrefix(".") }.sorted() == output.files)
  }

  @Test func outputFollowsFromLibrary() throws {
    #expect(try target(["AuthClient", "Other"]).output() == .client)
    #expect(try target(["AuthServer"]).output() == .server)
  }

  @Test func missingLibraryIsReported() {
    let mistake = #expect(throws: Mistake.self) { try target(["Other"]).output() }
    #expect(mistake?.description.contains("neither AuthClient nor AuthServer") == true)
  }

  @Test func bothLibrariesAreReported() {
    let mistake = #expect(throws: Mistake.self) {
      try target(["AuthServer", "AuthClient"]).output()
    }
    #expect(mistake?.description.contains("make a target for each") == true)
  }

  @Test func sourceNamedLikeGeneratedFileIsReported() throws {
    let mistake = #expect(throws: Mistake.self) {
      try target(["AuthClient"], sources: ["App.swift", "models.swift"]).output()
    }
    #expect(mistake?.description.contains("its own `models.swift`,") == true)
    #expect(try target(["AuthClient"], sources: ["Routes.swift"]).output() == .client)
  }

  private func target(_ libraries: [String], sources: [String] = []) -> BuildTarget {
    let folder = URL(filePath: "/package/Sources/Notes")
    return BuildTarget(
      name: "Notes", folder: folder, package: URL(filePath: "/package"), libraries: libraries,
      sources: sources)
  }
}

/// An empty folder for one test.
struct TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "authgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

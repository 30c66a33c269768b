import CaseFolders
import Foundation
import Testing

@Suite struct ContractSearchTests {
  @Test func findsOnlyContractInTargetFolder() throws {
    let package = try SamplePackage([
      "Sources/Notes/a.yaml", "Sources/Notes/authgen.yaml", "Sources/Notes/.hidden.yaml",
      "Sources/Notes/below/b.yaml", "Sources/Notes/c.yml", "contract/notes.yaml",
    ])
    defer { package.remove() }
    #expect(try package.contract() == "Sources/Notes/a.yaml")
  }

  @Test(arguments: [
    ("Notes", "notes.yaml"), ("NotesClient", "notes.yaml"), ("NotesServer", "Notes.yaml"),
    ("NotesClient", "notes-client.yaml"), ("MyNotes", "my_notes.yaml"),
    ("My Notes", "my-notes.yaml"), ("Client", "client.yaml"),
  ])
  func fallsBackToContractNamedLikeTarget(_ target: String, _ contract: String) throws {
    let package = try SamplePackage(["contract/\(contract)", "contract/other.yaml"])
    defer { package.remove() }
    #expect(try package.contract(of: target) == "contract/\(contract)")
  }

  @Test func severalContractsInTargetFolderAreAmbiguous() throws {
    let files = ["Sources/Notes/a.yaml", "Sources/Notes/b.yaml", "contract/notes.yaml"]
    try expect(files, "has 2 contracts: `a.yaml`, `b.yaml`", help: "leave one there")
  }

  @Test func severalContractsNamedLikeTargetAreAmbiguous() throws {
    let files = ["contract/notes.yaml", "contract/no-tes.yaml"]
    try expect(files, "the target `Notes`: `no-tes.yaml`, `notes.yaml`", help: "rename all but one")
  }

  @Test func missingContractIsReported() throws {
    try expect([], "has no contract", help: "the package as `notes.yaml`")
    try expect([], of: "NotesServer", "has no contract", help: "the package as `notes.yaml`")
    try expect([], of: "Server", "has no contract", help: "the package as `server.yaml`")
  }

  @Test func similarFilesAreSuggested() throws {
    let files = ["Sources/Notes/notes.yml", "contract/other.yaml"]
    try expect(
      files, "; there is `notes.yml`, `other.yaml`", help: "rename `notes.yml` to `notes.yaml`")
  }

  /// Renaming the target works as well as renaming the file.
  @Test func contractWithOtherNameIsSuggested() throws {
    try expect(
      ["contract/my-notes.yaml"], of: "PocketKit", "; there is `my-notes.yaml`",
      help: "rename `my-notes.yaml` to `pocketkit.yaml`, or the target to `MyNotesClient`")
  }

  @Test func danglingLinkIsReported() throws {
    let package = try SamplePackage([])
    defer { package.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: package.folder.url.appending(path: "Sources/Notes/notes.yaml").path,
      withDestinationPath: "nowhere.yaml")
    let mistake = #expect(throws: Mistake.self) { try package.contract() }
    #expect(mistake?.description.contains("it is a link that leads nowhere") == true)
  }

  @Test func folderNamedLikeContractIsReported() throws {
    try expect(["Sources/Notes/notes.yaml/a.txt"], "it is a folder", help: "put a file there")
    try expect(["contract/notes.yaml/a.txt"], "it is a folder", help: "put a file there")
  }

  /// Root can read everything.
  @Test(.enabled(if: geteuid() != 0)) func unreadableContractIsReported() throws {
    let package = try SamplePackage(["contract/notes.yaml"])
    defer { package.remove() }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: package.folder.url.path + "/contract/notes.yaml")
    let mistake = #expect(throws: Mistake.self) { try package.contract() }
    #expect(mistake?.description.contains("you may not read it") == true)
  }

  @Test func fileInPlaceOfContractFolderIsReported() throws {
    try expect(["contract"], "it is not a folder", help: "put a file there")
  }

  @Test func settingsOfTargetOverridePackage() throws {
    let package = try SamplePackage(["authgen.yaml", "Sources/Notes/authgen.yaml", "Sources/B/b"])
    defer { package.remove() }
    #expect(package.path(package.target("Notes").settings) == "Sources/Notes/authgen.yaml")
    #expect(package.path(package.target("B").settings) == "authgen.yaml")
    let empty = try SamplePackage([])
    defer { empty.remove() }
    #expect(empty.target("Notes").settings == nil)
  }

  @Test func inputsIncludeEverythingCodeDependsOn() throws {
    let package = try SamplePackage([
      "contract/notes.yaml", "contract/shared/errors.yaml", "contract/other.yaml",
      "contract/.hidden/a.yaml", "contract/read.me", "authgen.yaml",
      "Sources/Notes/AuthTemplates/SwiftClient/Call.mustache", "Sources/Notes/AuthTemplates/a.txt",
    ])
    defer { package.remove() }
    let target = package.target("Notes")
    let contract = try ContractSearch(target: target).contract()
    #expect(
      target.inputs(with: contract).map(package.path) == [
        "contract/notes.yaml", "contract/other.yaml", "contract/shared/errors.yaml",
        "authgen.yaml", "Sources/Notes/AuthTemplates/SwiftClient/Call.mustache",
      ])
  }

  private func expect(
    _ files: [String], of target: String = "Notes", _ words: String, help: String,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let package = try SamplePackage(files)
    defer { package.remove() }
    let mistake = #expect(throws: Mistake.self, sourceLocation: place) {
      try package.contract(of: target)
    }
    let lines = mistake?.description.components(separatedBy: "\n  = help: ") ?? []
    #expect(lines.first?.contains(words) == true, "\(lines)", sourceLocation: place)
    #expect(lines.last?.contains(help) == true, "\(lines)", sourceLocation: place)
  }
}

/// A package with the target Notes, as files in a folder.
private struct SamplePackage {
  let folder: TemporaryFolder

  init(_ files: [String]) throws {
    folder = try TemporaryFolder()
    for file in files + ["Sources/Notes/Notes.swift"] {
      let url = folder.url.appending(path: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
  }

  func target(_ name: String) -> BuildTarget {
    BuildTarget(
      name: name, folder: folder.url.appending(path: "Sources/\(name)"), package: folder.url,
      libraries: ["AuthClient"], sources: [])
  }

  /// Its path in the package.
  func contract(of name: String = "Notes") throws -> String {
    path(try ContractSearch(target: target(name)).contract())
  }

  func path(_ url: URL?) -> String {
    url.map { String($0.path.dropFirst(folder.url.path.count + 1)) } ?? ""
  }

  func remove() { folder.remove() }
}

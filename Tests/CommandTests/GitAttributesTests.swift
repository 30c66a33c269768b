import CaseFolders
import Foundation
import Testing

/// `Generated/.gitattributes`, as `authgen generate` keeps it.
@Suite struct GitAttributesTests {
  private static let path = "Generated/.gitattributes"
  private static let manifest = ".authgen.json merge=union -diff\n"

  private func text(after old: String?, _ words: String...) throws -> String? {
    let small = Checkout.root.appending(path: "Tests/Cases/cli/generate-small/project")
    let project = try TemporaryProject(copying: small)
    defer { project.remove() }
    if let old {
      try FileManager.default.createDirectory(
        at: project.file("Generated"), withIntermediateDirectories: true)
      try project.write(old, to: Self.path)
    }
    let first = try Authgen.run(["generate"] + words, in: project.folder)
    #expect(first.status == 0, "\(first.errors)")
    let found = try? project.text(Self.path)
    let second = try Authgen.run(["generate"] + words, in: project.folder)
    #expect(!second.output.contains(".gitattributes"))
    #expect((try? project.text(Self.path)) == found)
    return found
  }

  @Test func attributesAreWrittenWithFirstOutput() throws {
    let text = try #require(try text(after: nil))
    #expect(text.contains("* linguist-generated\n") && text.hasSuffix(Self.manifest))
  }

  @Test(arguments: ["", "*.md text", "*.md text\n"])
  func existingLinesAreKept(_ old: String) throws {
    let text = try #require(try text(after: old))
    #expect(text.hasPrefix(old.isEmpty ? "#" : "*.md text\n") && text.hasSuffix(Self.manifest))
    #expect(text.components(separatedBy: "linguist-generated").count == 2)
  }

  @Test func lineOfEarlierVersionIsCompleted() throws {
    #expect(
      try text(after: "a\n.authgen.json merge=union\nb\n") == "a\n\(Self.manifest)b\n")
  }

  @Test func customManifestLineIsKept() throws {
    let own = ".authgen.json merge=ours\n"
    #expect(try text(after: own) == own)
  }

  @Test func intoWritesNoAttributes() throws {
    #expect(try text(after: nil, "--only", "client", "--into", "Generated") == nil)
  }
}
